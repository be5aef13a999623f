import { expect, it } from 'vitest';
import { constantsOf, constantTokens, writtenOut } from './constant-tokens.ts';

const TOKENS = `
  :root {
    --space-6: 2rem; /* --space-9: 9rem; */
    --paper: light-dark(#faf6ee, #171512);
    --motion-quick: 140ms;
    --veil: color-mix(in srgb, var(--paper) 55%, transparent);
    --shadow-veil: 0 0 var(--space-6) var(--veil);
    --line: #e2d8c8;
  }
  @media (prefers-reduced-motion: reduce) { :root { --motion-quick: 1ms; } }`;
const OTHERS = ['.position { --line: GrayText }', '.layout { --veil-inset: var(--space-6) }'];
const constants = constantsOf(TOKENS, OTHERS);

it.each([
  { what: 'a token that is declared once is written out', value: 'calc(-1 * var(--space-6))', as: 'calc(-1 * 2rem)' },
  { what: 'also each of several', value: 'var(--space-6) var(--paper)', as: '2rem light-dark(#faf6ee, #171512)' },
  {
    what: 'also one that is made of others',
    value: 'var(--shadow-veil)',
    as: '0 0 2rem color-mix(in srgb, light-dark(#faf6ee, #171512) 55%, transparent)',
  },
  { what: 'one that some devices have another value of stays', value: 'opacity var(--motion-quick)' },
  { what: 'one that another sheet gives another value stays', value: '1px solid var(--line)' },
  { what: 'a property that is no token stays', value: 'var(--veil-inset)' },
  { what: 'a property with a fallback stays', value: 'var(--space-6, 0)' },
  { what: 'what stands in a comment is no token', value: 'var(--space-9)' },
])('$what', ({ value, as = value }) => {
  expect(writtenOut(value, constants)).toBe(as);
});

it('writes out the tokens of the sources in declarations, and leaves custom properties as they are', () => {
  const { Declaration } = constantTokens();
  const written = (prop: string) => {
    const declaration = { prop, value: 'var(--space-4)' };
    Declaration(declaration);
    return declaration.value;
  };
  expect(written('gap')).toBe('1rem');
  expect(written('--veil-inset')).toBe('var(--space-4)');
});

it('spaces, sizes and all colours but the veil are constant, the face of texts is not', () => {
  const { Declaration } = constantTokens();
  const varying = ['font-text', 'veil', 'veil-strength', 'shadow-veil', 'motion-quick', 'motion-calm', 'motion-slow'];
  const declaration = {
    prop: 'margin',
    value: [...varying, 'accent', 'line'].map((name) => `var(--${name})`).join(' '),
  };
  Declaration(declaration);
  expect(declaration.value).not.toMatch(/--(accent|line)/);
  for (const name of varying) expect(declaration.value).toContain(`var(--${name})`);
});
