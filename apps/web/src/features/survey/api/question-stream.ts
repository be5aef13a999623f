import { toApiError } from '../../../lib/api-error.ts';

/** The events of the AI service: the question so far, the whole answer, or what went wrong on the way. */
interface QuestionEvent {
  readonly event: string;
  readonly data: Readonly<Record<string, unknown>>;
}

function parseEvent(lines: string): QuestionEvent | undefined {
  const field = (name: string): string | undefined =>
    lines
      .split('\n')
      .find((line) => line.startsWith(`${name}: `))
      ?.slice(name.length + 2);
  const data = field('data');
  return data === undefined ? undefined : { event: field('event') ?? '', data: Object(JSON.parse(data)) };
}

/** Server-sent events, however the network cuts them. */
async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<QuestionEvent> {
  const reader = body.pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>).getReader();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const parts = (rest + value).split('\n\n');
    rest = parts.pop() ?? '';
    for (const part of parts) {
      const event = parseEvent(part);
      if (event !== undefined) yield event;
    }
  }
}

/** Shows the question as it is written; gives the whole answer at last. */
export async function readQuestionStream(response: Response, onText: (textSoFar: string) => void): Promise<unknown> {
  if (response.body === null) return null;
  for await (const { event, data } of eventsOf(response.body)) {
    if (event === 'done') return data;
    if (event === 'error') throw toApiError(502, data);
    if (event === 'text' && typeof data['next_question'] === 'string') onText(data['next_question']);
  }
  throw new Error('the question broke off');
}
