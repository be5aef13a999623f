import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { PDF_VERSIONS, type PdfVersion } from '@lf/contract/fingerprints';
import { drawFingerprint } from '@lf/domain/fingerprint-art';
import { expectText, extentOf, inksOf, readPdfPages, squeezed } from '../../../testing/read-pdf-pages.ts';
import { LONG_FINGERPRINT, SHORT_FINGERPRINT } from '../../../testing/sample-fingerprints.ts';
import { EXTREME_MIRRORS, SAMPLE_MIRROR, SCRIPTS_MIRROR } from '../../../testing/sample-mirrors.ts';
import { fingerprintPdf } from './fingerprint-pdf.ts';
import { mirrorText } from './mirror-text.ts';
import { fitPages, type PageFit } from './page-fit.ts';
import { pdfContent } from './pdf-content.ts';
import { typesetter } from './typesetter.ts';
import { createCompiler, type Compile } from './typst-compiler.ts';
import type { MirrorView } from '@lf/contract/mirror';
import type { PdfText } from './pdf-text.ts';

// The first document waits for the typesetter to start, which is slow on a busy machine.
vi.setConfig({ testTimeout: 120_000 });
afterAll(() => typesetter.close());

const POINTS_PER_MM = 72 / 25.4;
const A4_WIDTH = 210 * POINTS_PER_MM;
const MARGIN = 18 * POINTS_PER_MM;
/** The reader counts joiners that nobody sees. */
const TOLERANCE = 2;

const madeFor = { name: 'Zoë de la Cruz', madeAt: new Date('2026-03-04T23:00:00Z') };
const textOf = (view: MirrorView, content = SHORT_FINGERPRINT): PdfText => ({
  ...content,
  madeFor,
  mirror: mirrorText(view),
});
const read = async (content: PdfText, version: PdfVersion = 'colored') =>
  readPdfPages(await fingerprintPdf(content, version));

const valuesOf = ({ both, onlyOthers, notSeen }: MirrorView): readonly string[] => [
  ...both.map(({ value }) => value),
  ...onlyOthers.map(({ value }) => value),
  ...notSeen,
];

describe('the third page', () => {
  it.each([
    ['one script', SAMPLE_MIRROR],
    ['many scripts', SCRIPTS_MIRROR],
  ])('says who picked what and what they wrote, in %s', async (_, view) => {
    const { pages } = await read(textOf(view));
    expect(pages).toHaveLength(3);
    const third = pages[2] ?? '';
    for (const words of ['How others see it', 'Seen by both', 'Seen only by others', 'Not seen yet'])
      expect(third).toContain(squeezed(words));
    for (const value of valuesOf(view)) expectText(third, value);
    for (const { people } of [...view.both, ...view.onlyOthers]) expect(third).toContain(squeezed(`${people} of 6`));
    for (const { text, name } of view.sentences) {
      expectText(third, text);
      if (name !== null) expectText(third, name);
    }
  });

  it('leaves the other two as they are, but for the number of pages', async () => {
    const { pages } = await read(textOf(SAMPLE_MIRROR));
    const alone = await read({ ...SHORT_FINGERPRINT, madeFor });
    expect(alone.pages).toHaveLength(2);
    expect(pages.map((page) => page.slice(-3))).toEqual(['1/3', '2/3', '3/3']);
    expect(pages.slice(0, 2)).toEqual(alone.pages.map((page) => page.replace(/\/2$/u, '/3')));
  });

  it('carries name and date like the others, and is tagged with headings', async () => {
    const { document, pages } = await read(textOf(SAMPLE_MIRROR));
    for (const words of [madeFor.name, 'March 4, 2026']) expect(pages[2]).toContain(squeezed(words));
    const tree = JSON.stringify(await (await document.getPage(3)).getStructTree());
    expect(tree).toContain('"role":"H2"');
    expect(tree).toContain('"role":"H3"');
  });

  it('says the same in both versions', async () => {
    const [colored, printable] = await Promise.all(PDF_VERSIONS.map((version) => read(textOf(SAMPLE_MIRROR), version)));
    expect(printable?.pages).toEqual(colored?.pages);
  });

  it('shows own values in the color they have in the picture; the printable version has no color', async () => {
    const own = drawFingerprint(SHORT_FINGERPRINT.values, SHORT_FINGERPRINT.archetype).groups;
    const shown = valuesOf(SAMPLE_MIRROR);
    const colored = await inksOf((await read(textOf(SAMPLE_MIRROR))).document, 3);
    for (const { value, colour } of own.filter(({ value }) => shown.includes(value)))
      expect([...colored], value).toContain(colour.light.toLowerCase());
    const printable = await inksOf((await read(textOf(SAMPLE_MIRROR), 'printable')).document, 3);
    expect([...printable].filter((ink) => !/^#(..)\1\1$/u.test(ink))).toEqual([]);
  });

  it('stands without sentences, surprises and values of a kind', async () => {
    const bare = { ...SAMPLE_MIRROR, onlyOthers: [], notSeen: [], surprises: [], sentences: [] };
    const { pages } = await read(textOf(bare));
    expect(pages).toHaveLength(3);
    expect(pages[2]).not.toContain(squeezed('What may surprise you'));
    expect(pages[2]).not.toContain(squeezed('I saw it when'));
  });
});

describe('a mirror at all its limits', () => {
  let compile: Compile;
  beforeAll(async () => {
    compile = await createCompiler();
  });
  const full = (view: MirrorView): PdfText =>
    textOf(view, { ...LONG_FINGERPRINT, values: [...view.notSeen, ...view.both.map(({ value }) => value)] });

  function set(content: PdfText, fit: PageFit | string): { readonly pdf: Uint8Array } {
    if (typeof fit === 'string') throw new Error(`the ${fit} page holds no such text`);
    const compiled = compile(pdfContent(content, 'colored', fit));
    if ('overflow' in compiled) throw new Error(`the ${compiled.overflow} page runs over`);
    return compiled;
  }

  it.each(EXTREME_MIRRORS)('has three pages, at the first size tried, and runs over no margin: %s', async (_, view) => {
    const fit = fitPages(full(view));
    // A text that no size brings onto the page is shortened by whoever sets the document.
    const { pdf } = fit === 'third' ? { pdf: await fingerprintPdf(full(view), 'colored') } : set(full(view), fit);
    const { document, pages } = await readPdfPages(pdf);
    expect(pages).toHaveLength(3);
    for (const value of valuesOf(view)) expectText(pages[2] ?? '', value.slice(0, 1));
    // What is shortened is set in the smallest size, where one such letter is wider than a word.
    if (fit === 'third') return;
    const { left, right } = await extentOf(document, 3);
    expect(left).toBeGreaterThanOrEqual(MARGIN - TOLERANCE);
    expect(right).toBeLessThanOrEqual(A4_WIDTH - MARGIN + TOLERANCE);
  });

  it('says when its page runs over', () => {
    const content = textOf(SAMPLE_MIRROR);
    const many = { ...content, mirror: { ...mirrorText(SAMPLE_MIRROR), notSeen: Array.from({ length: 60 }, String) } };
    const fit = fitPages(content);
    if (typeof fit === 'string') throw new Error(fit);
    expect(compile(pdfContent(many, 'colored', fit))).toEqual({ overflow: 'third' });
    const long = { ...content, archetypeExplanation: 'word '.repeat(2_000) };
    expect(compile(pdfContent(long, 'colored', fit))).toEqual({ overflow: 'second' });
  });
});
