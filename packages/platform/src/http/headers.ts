import type { FastifyReply } from 'fastify';

/** Answers of the API belong to one person at one moment: nobody may keep them. */
export function apiHeaders(reply: FastifyReply): void {
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
}

export interface SecurityHeaderOptions {
  readonly production: boolean;
  /** Origin of the affiliate script, where one is configured. */
  readonly scriptOrigins: readonly string[];
  /** Origins of the API and the AI service when they live elsewhere. */
  readonly connectOrigins: readonly string[];
}

export function contentSecurityPolicy(options: Omit<SecurityHeaderOptions, 'production'>): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...options.scriptOrigins].join(' '),
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self' blob:",
    ["connect-src 'self'", ...options.connectOrigins, ...options.scriptOrigins].join(' '),
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Hashes of what one page carries inline: `sha256-…`. */
export interface InlineHashes {
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
}

/** The policy for a page that brings pieces of its own inline, each named by its hash: nothing else inline passes. */
export function allowInline(policy: string, { styles, scripts }: InlineHashes): string {
  const named = (directive: string, hashes: readonly string[]) =>
    [directive, ...hashes.map((hash) => `'${hash}'`)].join(' ');
  return policy
    .replace("style-src 'self'", () => named("style-src 'self'", styles))
    .replace("script-src 'self'", () => named("script-src 'self'", scripts));
}

/** The same on every answer, whatever kind of answer it is. */
export function securityHeaders(options: SecurityHeaderOptions): Readonly<Record<string, string>> {
  return {
    'content-security-policy': contentSecurityPolicy(options),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-site',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    ...(options.production ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}
