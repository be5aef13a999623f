import { describe, expect, it } from 'vitest';
import { allowInline, contentSecurityPolicy, securityHeaders } from './headers.ts';

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

describe('the headers of every answer', () => {
  const headers = securityHeaders({ production: true, scriptOrigins: [], connectOrigins: [] });

  it('allow no frame, no inline code, no guessed type and no plain http', () => {
    const directives = headers['content-security-policy']?.split('; ');
    expect(directives).toContain("frame-ancestors 'none'");
    expect(directives).toContain("script-src 'self'");
    expect(directives).toContain("base-uri 'none'");
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' });
    expect(headers['strict-transport-security']).toMatch(/^max-age=\d{8}/u);
  });

  it('promise https only in production', () => {
    const atHome = securityHeaders({ production: false, scriptOrigins: [], connectOrigins: [] });
    expect(atHome).not.toHaveProperty('strict-transport-security');
  });
});
