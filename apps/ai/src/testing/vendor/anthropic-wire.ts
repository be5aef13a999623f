import { pieces, type VendorWire } from './vendor-wire.ts';

const event = (value: { type: string } & Record<string, unknown>) =>
  `event: ${value.type}\ndata: ${JSON.stringify(value)}\n\n`;
const message = (content: object[], stop_reason: string | null) => ({
  id: 'msg_1',
  type: 'message',
  role: 'assistant',
  model: 'test-model',
  content,
  stop_reason,
  stop_sequence: null,
  usage: { input_tokens: 10, output_tokens: 10 },
});
const ERROR_TYPES: Record<number, string> = {
  400: 'invalid_request_error',
  401: 'authentication_error',
  429: 'rate_limit_error',
  500: 'api_error',
  529: 'overloaded_error',
};
const error = (status: number) => ({
  type: 'error',
  error: { type: ERROR_TYPES[status] ?? 'api_error', message: `error ${status}` },
  request_id: 'req_1',
});

export const anthropicWire: VendorWire = {
  path: '/v1/messages',
  whole: (text) => message([{ type: 'text', text, citations: null }], 'end_turn'),
  refusal: () => message([], 'refusal'),
  events: (text) => [
    event({ type: 'message_start', message: message([], null) }),
    event({ type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } }),
    event({ type: 'ping' }),
    ...pieces(text).map((piece) =>
      event({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text: piece } }),
    ),
    event({ type: 'content_block_stop', index: 0 }),
    event({
      type: 'message_delta',
      delta: { stop_reason: 'end_turn', stop_sequence: null },
      usage: { output_tokens: 10 },
    }),
    event({ type: 'message_stop' }),
  ],
  errorEvent: () => event(error(529)),
  error,
  cutOff: (text) => message([{ type: 'text', text, citations: null }], 'max_tokens'),
  read(body) {
    const config = body['output_config'] as { format?: { type: string } } | undefined;
    return {
      system: (body['system'] as { text: string }[]).map(({ text }) => text).join(''),
      turns: body['messages'] as { role: string; content: string }[],
      format: config?.format?.type ?? 'text',
    };
  },
};
