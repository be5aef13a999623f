import { JSON_DEPTH_MAX } from '@lf/contract/limits';
import { malformed } from './errors.ts';
import type { FastifyInstance } from 'fastify';

function isCleanText(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}

const notText = () =>
  malformed(
    'Your text holds a character that cannot be saved, such as half an emoji. Please take it out and try again.',
    'not_text',
  );

/** Refuses what no honest client sends: NUL, lone surrogates, bottomless nesting. */
export function assertCleanJson(value: unknown, depth = 0): void {
  if (depth > JSON_DEPTH_MAX) throw malformed('The request is nested too deeply.', 'too_deep');
  if (typeof value === 'string') {
    if (!isCleanText(value)) throw notText();
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [key, item] of Object.entries(value)) {
    if (!isCleanText(key)) throw notText();
    assertCleanJson(item, depth + 1);
  }
}

/** JSON bodies, and for webhooks the exact bytes (`rawBody` on the route). */
export function parseJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    if (request.routeOptions.config.rawBody) {
      done(null, body);
      return;
    }
    if (body.length === 0) {
      done(null, undefined);
      return;
    }
    // Fastify's parser refuses prototype poisoning; ours then refuses text that is none.
    void parse(request, body.toString('utf8'), (error, value) => {
      if (error) {
        done(malformed('The request is not valid JSON.', 'not_json'));
        return;
      }
      try {
        assertCleanJson(value);
        done(null, value);
      } catch (unclean) {
        done(unclean instanceof Error ? unclean : malformed());
      }
    });
  });
}

declare module 'fastify' {
  interface FastifyContextConfig {
    rawBody?: boolean;
  }
}
