/** An error that is part of the product: its status, stable code and messages reach the client as they are. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly statusCode: number;
  readonly code: string;
  readonly messages: readonly string[];
  readonly retryAfterSeconds: number | undefined;

  constructor(statusCode: number, code: string, messages: readonly string[], retryAfterSeconds?: number) {
    super(code);
    this.statusCode = statusCode;
    this.code = code;
    this.messages = messages;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** A page that is older than the site sends what it no longer expects: a fresh one knows better. */
export const malformed = (
  message = 'We could not read what was sent. Please reload the page and try again.',
  code = 'malformed',
) => new HttpError(400, code, [message]);
export const unauthenticated = (message = 'Please log in.', code = 'unauthenticated') =>
  new HttpError(401, code, [message]);
export const notFound = (
  message = 'We could not find that. Please reload the page and try again.',
  code = 'not_found',
) => new HttpError(404, code, [message]);
export const conflict = (message: string, code: string) => new HttpError(409, code, [message]);
export const tooLarge = (message = 'That is too long to send. Please shorten it and try again.', code = 'too_large') =>
  new HttpError(413, code, [message]);
export const ruleBroken = (messages: readonly string[], code = 'rule_broken') => new HttpError(422, code, messages);
/** A wait that can be planned with. */
export function waitInWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 1) return 'a minute';
  if (minutes < 60) return `${minutes} minutes`;
  const hours = Math.ceil(minutes / 60);
  return hours === 1 ? 'an hour' : `${hours} hours`;
}

export const tooOften = (
  retryAfterSeconds: number,
  message = `Too many tries in a short time. Please wait ${waitInWords(retryAfterSeconds)} and try again.`,
) => new HttpError(429, 'too_often', [message], Math.max(1, Math.ceil(retryAfterSeconds)));
export const unavailable = (
  message = 'We are out of reach for a moment. Please try again in a minute.',
  code = 'unavailable',
) => new HttpError(503, code, [message], 1);
