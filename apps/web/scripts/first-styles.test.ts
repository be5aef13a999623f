import { describe, expect, it } from 'vitest';
import { fetchedFaces, firstStyles, withoutFetchedFaces } from './first-styles.ts';

const PAGE = '<main class="sheet-a wide-b"><h1 class="title-a">Hello</h1></main>';

describe('the styles a page is first painted with', () => {
  it.each([
    [
      'what names no class',
      ':root{--paper:#fff}h1,h2{margin:0}@font-face{font-family:F;src:local(T)}@font-face{font-family:F;src:url(f)format("woff2")}@keyframes turn{from{rotate:0deg}to{rotate:1turn}}',
    ],
    [
      'what names a class of the page',
      '.sheet-a{display:grid}.title-a:hover,.other-c{color:red}.wide-b>.other-c{gap:0}',
    ],
    [
      'the same within a condition',
      '@media (width>=48rem){.sheet-a{gap:1rem}}@supports (color:red){@media print{.title-a{color:red}}}',
    ],
  ])('keep %s', (_, css) => {
    expect(firstStyles(css, [PAGE])).toBe(css);
  });

  it('leave out the others, and conditions that are empty then, and keep the order', () => {
    const css =
      '.field-c{border:0}.sheet-a{display:grid}@media print{.field-c{color:red}}@media screen{.field-c{top:0}.title-a{top:1px}}.sheet{left:0}h1{margin:0}';
    expect(firstStyles(css, [PAGE])).toBe('.sheet-a{display:grid}@media screen{.title-a{top:1px}}h1{margin:0}');
  });

  it('look at all pages that are given', () => {
    expect(firstStyles('.a-1{top:0}.b-1{top:0}.c-1{top:0}', ['<p class="a-1">', '<p class="b-1">'])).toBe(
      '.a-1{top:0}.b-1{top:0}',
    );
  });

  it('come apart into faces that are still to be fetched, and everything else in its order', () => {
    const [local, fetched] = ['@font-face{font-family:S;src:local(T)}', '@font-face{font-family:F;src:url(f)}'];
    const css = `${local}h1{margin:0}${fetched}@media print{h1{top:0}}`;
    expect(fetchedFaces(css)).toBe(fetched);
    expect(withoutFetchedFaces(css)).toBe(`${local}h1{margin:0}@media print{h1{top:0}}`);
  });
});
