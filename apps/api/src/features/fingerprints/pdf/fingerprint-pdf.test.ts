import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { PDF_VERSIONS } from '@lf/contract/fingerprints';
import type { FingerprintContent, PdfVersion } from '@lf/contract/fingerprints';
import { LONG_FINGERPRINT, MANY_SCRIPTS_FINGERPRINT, SHORT_FINGERPRINT } from '../../../testing/sample-fingerprints.ts';
import { expectText, readPdfPages, squeezed } from '../../../testing/read-pdf-pages.ts';
import { processCost } from '../rendering/process-cost.ts';
import { RENDER_LIMITS } from '../rendering/render-process.ts';
import { fingerprintPdf } from './fingerprint-pdf.ts';
import { fitPages, smaller, type PageFit } from './page-fit.ts';
import { pdfContent } from './pdf-content.ts';
import type { PdfText } from './pdf-text.ts';
import { typesetter } from './typesetter.ts';
import { createCompiler, type Compile } from './typst-compiler.ts';

// The first document waits for the typesetter to start, which is slow on a busy machine.
vi.setConfig({ testTimeout: 120_000 });
afterAll(() => typesetter.close());

const read = async (content: PdfText, version: PdfVersion) => readPdfPages(await fingerprintPdf(content, version));

const SAMPLES = { short: SHORT_FINGERPRINT, long: LONG_FINGERPRINT, 'many scripts': MANY_SCRIPTS_FINGERPRINT };
const CASES = Object.entries(SAMPLES).flatMap(([name, content]) =>
  PDF_VERSIONS.map((version) => ({ name, content, version })),
);

describe('fingerprintPdf', () => {
  it.each(CASES)('has two pages with all the words: $name, $version', async ({ content, version }) => {
    const { pages } = await read(content, version);
    expect(pages).toHaveLength(2);
    const [first = '', second = ''] = pages;
    for (const value of content.values) expectText(first, value);
    for (const paragraph of content.valuesPhilosophy.split('\n')) expectText(first, paragraph);
    expect(first).toContain(squeezed('Values Philosophy'));
    expect(second).toContain(squeezed('Defensive Archetype').toUpperCase());
    expect(second).toContain(squeezed(content.archetype));
    expect(second).toContain(squeezed(content.archetypeExplanation));
    for (const trigger of content.triggers) {
      expectText(second, trigger);
      expectText(second, content.triggersExplanation[trigger] ?? 'no explanation');
    }
  });

  it('has a title, a language and tags with headings and a described picture', async () => {
    const { document, info } = await read(SHORT_FINGERPRINT, 'colored');
    expect(info['Title']).toBe('A Leadership Fingerprint');
    expect(info['Language']).toBe('en');
    expect(await document.getMarkInfo()).toMatchObject({ Marked: true });
    const tree = JSON.stringify(await (await document.getPage(1)).getStructTree());
    expect(tree).toContain('"role":"H1"');
    expect(tree).toContain('"role":"Figure"');
    expect(tree).toContain('from the core outward: Honesty, Family, Growth, Courage, Freedom.');
  });

  it('numbers its pages, and carries name and date on the owner’s copy alone', async () => {
    const madeFor = { name: 'Zoë de la Cruz', madeAt: new Date('2026-03-04T23:00:00Z') };
    const own = await read({ ...SHORT_FINGERPRINT, madeFor }, 'colored');
    for (const [n, page] of own.pages.entries())
      for (const words of [madeFor.name, 'March 4, 2026', `${n + 1} / 2`]) expect(page).toContain(squeezed(words));
    expect(own.info).toMatchObject({ Title: 'Your Leadership Fingerprint', Author: madeFor.name });
    const { pages, info } = await read(SHORT_FINGERPRINT, 'colored');
    expect(pages[1]).toContain('2/2');
    expect(info['Author']).toBeUndefined();
  });

  it.each([['W'.repeat(200)], ['שרה '.repeat(50).trim()], ['王小明'.repeat(66)]])(
    'has two pages for the longest names: %s',
    async (name) => {
      const { pages } = await read({ ...LONG_FINGERPRINT, madeFor: { name, madeAt: new Date(0) } }, 'printable');
      expect(pages).toHaveLength(2);
    },
  );

  it('says the same in both versions', async () => {
    const colored = await read(LONG_FINGERPRINT, 'colored');
    const printable = await read(LONG_FINGERPRINT, 'printable');
    expect(printable.pages).toEqual(colored.pages);
  });

  it('stays at two pages with the longest triggers there can be', async () => {
    const triggers = Array.from({ length: 10 }, (_, i) =>
      `Trigger ${'abcdefghij'[i] ?? ''} ${'with a long name '.repeat(5)}`.trim(),
    );
    const content = {
      ...LONG_FINGERPRINT,
      triggers,
      triggersExplanation: Object.fromEntries(triggers.map((name) => [name, 'word '.repeat(400).trim()])),
    };
    const { pages } = await read(content, 'colored');
    expect(pages).toHaveLength(2);
    for (const trigger of triggers) expect(pages[1]).toContain(squeezed(trigger));
  });

  it('leaves its process well below the memory limit, however many documents it has set', async () => {
    for (const { content, version } of [...CASES, ...CASES]) await fingerprintPdf(content, version);
    expect(processCost(typesetter.pid).bytes).toBeLessThan(RENDER_LIMITS.memoryBytes * 0.75);
  });
});

function fitOf(content: FingerprintContent): PageFit {
  const fit = fitPages(content);
  if (typeof fit === 'string') throw new Error(`the ${fit} page holds no such text`);
  return fit;
}

describe('words that no size brings onto two pages', () => {
  it.each([
    ['120 short lines in the philosophy', { valuesPhilosophy: 'short\n'.repeat(120) }],
    ['1,000 lines in an explanation', { archetypeExplanation: 'a\n'.repeat(1_000) }],
    ['lines inside a name', { archetype: 'a\n'.repeat(50), triggers: ['b\u2028'.repeat(50)], triggersExplanation: {} }],
    [
      'the widest letter there is',
      { valuesPhilosophy: '\uFDFD'.repeat(4_000), archetypeExplanation: '\uFDFD'.repeat(2_000) },
    ],
    ['a word without an end', { valuesPhilosophy: 'W'.repeat(4_000), archetype: 'W'.repeat(100) }],
  ])('%s', async (_, change) => {
    const { pages } = await read({ ...LONG_FINGERPRINT, ...change }, 'colored');
    expect(pages).toHaveLength(2);
  });
});

const SENTENCES = {
  Chinese: '我们从诚实出发，因此身边的人可以依靠你，也因为他们可以依靠你，大家一起成长。',
  Thai: 'คุณนำด้วยความซื่อสัตย์ เพราะคุณพูดความจริง คนรอบข้างจึงพึ่งพาคุณได้ ',
  Arabic: 'تقود من الصدق لأنك تقول الحقيقة، ولذلك يستطيع من حولك أن يعتمدوا عليك. ',
};
const filled = (sentence: string, length: number): string =>
  sentence.repeat(Math.ceil(length / sentence.length)).slice(0, length);

describe('fitPages', () => {
  let compile: Compile;
  beforeAll(async () => {
    compile = await createCompiler();
  });

  it.each(Object.entries(SENTENCES))(
    'knows without trying how large the longest texts in %s can be set',
    async (_, sentence) => {
      const explanations = Object.fromEntries(LONG_FINGERPRINT.triggers.map((name) => [name, filled(sentence, 2000)]));
      const content = {
        ...LONG_FINGERPRINT,
        valuesPhilosophy: filled(sentence, 4000),
        archetypeExplanation: filled(sentence, 2000),
        triggersExplanation: explanations,
      };
      expect(compile(pdfContent(content, 'colored', fitOf(content)))).toHaveProperty('pdf');
    },
  );

  it('is told when a page runs over, and which', async () => {
    const fit = fitOf(LONG_FINGERPRINT);
    expect(compile(pdfContent(LONG_FINGERPRINT, 'colored', { ...fit, first: fit.first - 4 }))).toEqual({
      overflow: 'first',
    });
    expect(compile(pdfContent(LONG_FINGERPRINT, 'colored', { ...fit, second: fit.second - 4 }))).toEqual({
      overflow: 'second',
    });
  });

  it('goes down size by size to an end', () => {
    let fit = smaller({ first: 0, second: 0, third: 0 }, 'second');
    expect(fit).toEqual({ first: 0, second: 1, third: 0 });
    for (let n = 0; n < 100 && fit !== undefined; n++) fit = smaller(fit, 'second');
    expect(fit).toBeUndefined();
  });
});
