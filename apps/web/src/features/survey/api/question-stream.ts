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

/** Server-sent events, however the network cuts them: those that came together. */
async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<readonly QuestionEvent[]> {
  const reader = body.getReader();
  const letters = new TextDecoder();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const parts = (rest + letters.decode(value, { stream: true })).split('\n\n');
    rest = parts.pop() ?? '';
    yield parts.map(parseEvent).filter((event) => event !== undefined);
  }
}

/** Shows the question as it is written; gives the whole answer at last. What came with it is not drawn before it. */
export async function readQuestionStream(response: Response, onText: (textSoFar: string) => void): Promise<unknown> {
  if (response.body === null) return null;
  for await (const events of eventsOf(response.body)) {
    const end = events.find(({ event }) => event === 'done' || event === 'error');
    if (end?.event === 'error') throw toApiError(502, end.data);
    if (end !== undefined) return end.data;
    const text = events.findLast(({ event }) => event === 'text')?.data['next_question'];
    if (typeof text === 'string') onText(text);
  }
  throw new Error('the question broke off');
}
