import { AUTH_MESSAGES } from '@lf/domain/messages/auth';

/** The server answered, and the answer is no. Recognise it by `code` or `statusCode`, never by its text. */
export class ApiError extends Error {
  readonly statusCode: number;
  readonly messages: readonly string[];
  readonly code: string;

  constructor(statusCode: number, messages: readonly string[], code: string) {
    super(messages.join(' '));
    this.name = 'ApiError';
    this.statusCode = statusCode;
    this.messages = messages;
    this.code = code;
  }
}

/** Nothing came back: offline, a dropped connection, a time-out. Worth trying again as it is. */
export class NetworkError extends Error {
  constructor(cause?: unknown) {
    super('The server could not be reached', { cause });
    this.name = 'NetworkError';
  }
}

const UNREACHABLE = 'We can’t reach the server right now. Check your connection and try again.';

function texts(value: unknown): string[] {
  const list = Array.isArray(value) ? value : [value];
  return list.filter((text): text is string => typeof text === 'string' && text.trim() !== '');
}

/** Understands our own error form and the older ones: `message` as a string or a list, or nothing readable at all. */
export function toApiError(status: number, body: unknown): ApiError {
  const fields: Record<string, unknown> = typeof body === 'object' && body !== null ? { ...body } : {};
  const said = [...texts(fields['messages']), ...texts(fields['message'])];
  return new ApiError(
    typeof fields['statusCode'] === 'number' ? fields['statusCode'] : status,
    said.length > 0 ? said : [AUTH_MESSAGES.somethingWentWrong],
    typeof fields['code'] === 'string' ? fields['code'] : 'unknown',
  );
}

/** What to tell a person about any failure. Never empty. */
export function messagesOf(error: unknown): readonly string[] {
  if (error instanceof ApiError) return error.messages;
  if (error instanceof NetworkError) return [UNREACHABLE];
  return [AUTH_MESSAGES.somethingWentWrong];
}
