import { describe, expect, it } from 'vitest';
import { allowInline, contentSecurityPolicy } from './headers.ts';

describe('a page with pieces of its own inline', () => {
  const policy = contentSecurityPolicy({ scriptOrigins: ['https://affiliate.example'], connectOrigins: [] });

  it('names each by its hash and lets nothing else inline pass', () => {
    const allowed = allowInline(policy, { styles: ['sha256-a', 'sha256-b'], scripts: ['sha256-c'] });
    expect(allowed).toContain("style-src 'self' 'sha256-a' 'sha256-b';");
    expect(allowed).toContain("script-src 'self' 'sha256-c' https://affiliate.example;");
    expect(allowed).not.toContain('unsafe');
  });

  it('is the plain policy where there are none', () => {
    expect(allowInline(policy, { styles: [], scripts: [] })).toBe(policy);
  });
});
