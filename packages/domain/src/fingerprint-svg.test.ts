import { describe, expect, it } from 'vitest';
import { drawFingerprint } from './fingerprint-art.ts';
import { fingerprintSvg, wrapText } from './fingerprint-svg.ts';

const picture = drawFingerprint(['Honesty', 'Family <b>&</b>', 'Growth', 'Courage', 'Freedom'], 'Rescuer');

describe('fingerprintSvg', () => {
  it('is under 60 kB with labels', () => {
    expect(fingerprintSvg(picture, { theme: 'light', labels: true }).length).toBeLessThan(60_000);
  });

  it('never lets a value become markup', () => {
    const svg = fingerprintSvg(picture, { theme: 'light', labels: true });
    expect(svg).not.toContain('<b>');
    expect(svg).toContain('Family &#60;b&#62;&#38;&#60;/b&#62;');
  });

  it('draws the bare print without words', () => {
    const svg = fingerprintSvg(picture, { theme: 'dark' });
    expect(svg).not.toContain('<text');
    for (const group of picture.groups) expect(svg).toContain(group.colour.dark);
  });

  it('uses one ink when printable', () => {
    const svg = fingerprintSvg(picture, { theme: 'printable', labels: true });
    expect(new Set(svg.match(/stroke="#[0-9a-f]{6}"/gu))).toEqual(new Set(['stroke="#000000"', 'stroke="#ffffff"']));
    for (const group of picture.groups) expect(svg).toContain(`stroke-width="${group.printableStroke}"`);
  });
});

describe('wrapText', () => {
  it('breaks between words and keeps every word', () => {
    const text = 'Unconditional acceptance of everybody around the table';
    const lines = wrapText(text, 20, 200);
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.join(' ')).toBe(text);
  });

  it('keeps a word that is too long whole', () => {
    expect(wrapText('Lebensabschnittsverantwortung', 20, 100)).toEqual(['Lebensabschnittsverantwortung']);
  });
});
