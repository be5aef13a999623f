import { describe, expect, it } from 'vitest';
import { inPieces } from './page-head.ts';

const SCREEN = '<div id="root"><header>Logo</header><main><header>A section</header></main></div>';

describe('a page that is laid out in pieces', () => {
  const page = inPieces(SCREEN);

  it('is laid out behind the header of the page, by a script that takes itself away before React looks', () => {
    const [before, after] = page.split(
      /<script>document\.body\.offsetHeight;document\.currentScript\.remove\(\)<\/script>/,
    );
    expect(before).toBe('<div id="root"><header>Logo</header>');
    expect(after).toContain('<main><header>A section</header></main></div>');
  });

  it('is styled behind its end, for which paint waits', () => {
    expect(page).toMatch(/<\/div><span id="page-end" hidden><\/span><script>getComputedStyle\([^<]*<\/script>$/);
  });

  it('is whole again without the two scripts and the end', () => {
    expect(page.replaceAll(/<script>.*?<\/script>|<span id="page-end".*?<\/span>/g, '')).toBe(SCREEN);
  });
});
