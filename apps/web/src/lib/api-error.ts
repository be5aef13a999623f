import { SHELL_MESSAGES } from '@lf/domain/messages/shell';

/** The server answered, and the answer is no. Recognise it by `code` or `statusCode`, never by its text. */
export class ApiError extends Error {
  readonly statusCode: number;
  readonly messages: readonly string[];
  readonly code: string;
  /** The name of the call in the logs of the services. */
  readonly requestId: string | undefined;

  constructor(statusCode: number, messages: readonly string[], code: string, requestId?: string) {
    super(messages.join(' '));
    this.name = 'ApiError';
    this.statusCode = statusCode;
    this.messages = messages;
    this.code = code;
    this.requestId = requestId;
  }
}

/** Nothing came back: offline, a dropped connection, a time-out. Worth trying again as it is. */
export class NetworkError extends Error {
  constructor(cause?: unknown) {
    super('nothing came back', { cause });
    this.name = 'NetworkError';
  }
}

const UNREACHABLE = 'We can’t connect right now. Check your connection and try again.';

/** The spec's words for an error that says nothing itself, and a way on. */
const UNEXPLAINED = [SHELL_MESSAGES.somethingWentWrong, SHELL_MESSAGES.tryLater] as const;

function texts(value: unknown): string[] {
  const list = Array.isArray(value) ? value : [value];
  return list.filter((text): text is string => typeof text === 'string' && text.trim() !== '');
}

/** Understands our own error form and the older ones: `message` as a string or a list, or nothing readable at all. */
export function toApiError(status: number, body: unknown, requestId?: string): ApiError {
  const fields: Record<string, unknown> = typeof body === 'object' && body !== null ? { ...body } : {};
  const said = [...texts(fields['messages']), ...texts(fields['message'])];
  return new ApiError(
    typeof fields['statusCode'] === 'number' ? fields['statusCode'] : status,
    said.length > 0 ? said : UNEXPLAINED,
    typeof fields['code'] === 'string' ? fields['code'] : 'unknown',
    requestId,
  );
}

/** A defect on our side, which only the logs can explain: nothing that a person could do better. */
function isOurFault(error: ApiError): error is ApiError & { readonly requestId: string } {
  return error.requestId !== undefined && ['internal', 'unexpected_answer'].includes(error.code);
}

/** What to tell a person about any failure. Never empty. */
export function messagesOf(error: unknown): readonly string[] {
  if (error instanceof ApiError)
    return isOurFault(error) ? [...error.messages, SHELL_MESSAGES.reference(error.requestId)] : error.messages;
  if (error instanceof NetworkError) return [UNREACHABLE];
  return UNEXPLAINED;
}
