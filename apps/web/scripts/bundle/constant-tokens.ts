import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const SOURCES = fileURLToPath(new URL('../../src/', import.meta.url));
const TOKENS = path.join('styles', 'tokens.css');
/** Pictures of the product are taken with another face for text (e2e/visual/tour.ts). */
const SET_FROM_OUTSIDE: ReadonlySet<string> = new Set(['--font-text']);
const COMMENT = /\/\*[\s\S]*?\*\//g;
const DECLARATION = /(?<![\w-])(--[\w-]+)\s*:\s*([^;}]+)/g;
const USE = /var\(\s*(--[\w-]+)\s*\)/g;

export type Constants = ReadonlyMap<string, string>;

const declarationsIn = (css: string): readonly (readonly [name: string, value: string])[] =>
  [...css.replaceAll(COMMENT, '').matchAll(DECLARATION)].map(([, name = '', value = '']) => [
    name,
    value.trim().replaceAll(/\s+/g, ' '),
  ]);

/** Tokens with one value for every element and every device: none of the sheets declares them a second time. */
export function constantsOf(tokens: string, otherSheets: readonly string[]): Constants {
  const declared = declarationsIn(tokens);
  const names = [...declared, ...otherSheets.flatMap(declarationsIn)].map(([name]) => name);
  return new Map(
    declared.filter(([name]) => names.indexOf(name) === names.lastIndexOf(name) && !SET_FROM_OUTSIDE.has(name)),
  );
}

export function writtenOut(value: string, constants: Constants): string {
  return value.replaceAll(USE, (use, name: string) => {
    const constant = constants.get(name);
    return constant === undefined ? use : writtenOut(constant, constants);
  });
}

function readConstants(): Constants {
  const read = (file: string) => readFileSync(SOURCES + file, 'utf8');
  const sheets = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));
  const others = sheets.filter((file) => file !== TOKENS);
  return constantsOf(read(TOKENS), others.map(read));
}

/**
 * A plugin of PostCSS: the built sheets name the values of tokens, not the tokens. A browser parses a declaration with `var()` anew for every
 * element that it styles; without them it styles a page in a fifth less time (docs/decisions/046).
 */
export function constantTokens() {
  const constants = readConstants();
  return {
    postcssPlugin: 'constant-tokens',
    Declaration: (declaration: { readonly prop: string; value: string }): void => {
      if (declaration.prop.startsWith('--')) return;
      const value = writtenOut(declaration.value, constants);
      // An assignment has PostCSS visit the declaration again.
      if (value !== declaration.value) declaration.value = value;
    },
  };
}
