import { describe, expect, it } from 'vitest';
import { shaperFor } from './shaped-text.ts';

/** Where each glyph stands, in units of the face. */
const placesOf = (svg: string | undefined): number[] =>
  [...(svg ?? '').matchAll(/translate\((-?\d+) -?\d+\)" d/gu)].map(([, x]) => Number(x));

describe('shaperFor', () => {
  it.each(['ज्ञान', 'सत्यनिष्ठा', 'น้ำใจ', 'স্বাধীনতা', 'நேர்மை'])(
    'gives every sign of %s a place of its own',
    async (text) => {
      const places = placesOf((await shaperFor(text))(text, 10, 20, 30));
      expect(places.length).toBeGreaterThan(1);
      // Marks above and below stand where their letter does; what follows moves on.
      expect(places.at(-1)).toBeGreaterThan(300);
      expect(new Set(places).size).toBeGreaterThan(1);
    },
  );

  it('leaves to the renderer what it can do', async () => {
    const shape = await shaperFor('Honesty สัตย์');
    for (const text of ['Honesty', 'الصدق', '勇気', 'Família']) expect(shape(text, 0, 0, 20)).toBeUndefined();
  });

  it('gives up on a line that no single face has', async () => {
    const text = 'ज्ञान น้ำใจ';
    expect((await shaperFor(text))(text, 0, 0, 20)).toBeUndefined();
  });
});
