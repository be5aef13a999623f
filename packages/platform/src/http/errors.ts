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

export const malformed = (message = 'The request could not be read.', code = 'malformed') => new HttpError(400, code, [message]);
export const unauthenticated = (message = 'Please log in.', code = 'unauthenticated') => new HttpError(401, code, [message]);
export const notFound = (message = 'We could not find that.', code = 'not_found') => new HttpError(404, code, [message]);
export const conflict = (message: string, code: string) => new HttpError(409, code, [message]);
export const tooLarge = (message = 'That is too large.', code = 'too_large') => new HttpError(413, code, [message]);
export const ruleBroken = (messages: readonly string[], code = 'rule_broken') => new HttpError(422, code, messages);
export const tooOften = (retryAfterSeconds: number, message = 'Too many attempts. Please wait a moment and try again.') =>
  new HttpError(429, 'too_often', [message], Math.max(1, Math.ceil(retryAfterSeconds)));
export const unavailable = (message = 'The service is not available at the moment. Please try again.', code = 'unavailable') =>
  new HttpError(503, code, [message], 1);
