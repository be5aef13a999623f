import { pieces, type VendorWire } from './vendor-wire.ts';

const MODEL = 'test-model';
const head = { id: 'chatcmpl-1', created: 1_790_000_000, model: MODEL };
const data = (value: unknown) => `data: ${JSON.stringify(value)}\n\n`;
const chunk = (delta: object, finish_reason: string | null = null) =>
  data({ ...head, object: 'chat.completion.chunk', choices: [{ index: 0, delta, logprobs: null, finish_reason }] });
const completion = (message: object, finish_reason = 'stop') => ({
  ...head,
  object: 'chat.completion',
  choices: [{ index: 0, message: { role: 'assistant', ...message }, logprobs: null, finish_reason }],
  usage: { prompt_tokens: 10, completion_tokens: 10, total_tokens: 20 },
});
const ERROR_TYPES: Record<number, string> = {
  400: 'invalid_request_error',
  401: 'invalid_request_error',
  429: 'requests',
  500: 'server_error',
};

export const openAiWire: VendorWire = {
  path: '/v1/chat/completions',
  whole: (text) => completion({ content: text, refusal: null }),
  refusal: () => completion({ content: null, refusal: "I'm sorry, I can't help with that." }),
  events: (text) => [
    chunk({ role: 'assistant', content: '', refusal: null }),
    ...pieces(text).map((content) => chunk({ content })),
    chunk({}, 'stop'),
    data({
      ...head,
      object: 'chat.completion.chunk',
      choices: [],
      usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
    }),
    'data: [DONE]\n\n',
  ],
  errorEvent: () =>
    data({ error: { message: 'The server had an error', type: 'server_error', param: null, code: null } }),
  error: (status) => ({
    error: {
      message: `error ${status}`,
      type: ERROR_TYPES[status] ?? 'server_error',
      param: null,
      code: status === 401 ? 'invalid_api_key' : null,
    },
  }),
  cutOff: (text) => completion({ content: text, refusal: null }, 'length'),
  read(body) {
    const [system, ...turns] = body['messages'] as { role: string; content: string }[];
    const format = body['response_format'] as { type: string } | undefined;
    return { system: system?.content ?? '', turns, format: format?.type ?? 'text' };
  },
};
