import Anthropic, { APIConnectionError, APIError, APIUserAbortError } from '@anthropic-ai/sdk';
import type { MessageCreateParamsNonStreaming } from '@anthropic-ai/sdk/resources/messages';
import * as z from 'zod/mini';
import type { ChatModel, ChatModelConfiguration, ChatReply, ChatRequest } from '../chat-model.ts';
import { LlmFailure, reasonForStatus, retryAfterMs } from '../llm-failure.ts';

const ANTHROPIC_ADDRESS = 'https://api.anthropic.com';

/** Tokens that were read from the cache or written to it are counted apart from the other input. */
const usage = z.nullish(
  z.object({
    input_tokens: z.nullish(z.number()),
    cache_creation_input_tokens: z.nullish(z.number()),
    cache_read_input_tokens: z.nullish(z.number()),
    output_tokens: z.nullish(z.number()),
  }),
);
type Usage = z.infer<typeof usage>;

const message = z.object({
  usage,
  stop_reason: z.nullish(z.string()),
  content: z.array(z.object({ type: z.string(), text: z.optional(z.string()) })),
});
const streamEvent = z.object({
  type: z.string(),
  usage,
  message: z.optional(z.object({ usage })),
  delta: z.optional(
    z.object({ type: z.optional(z.string()), text: z.optional(z.string()), stop_reason: z.nullish(z.string()) }),
  ),
});

/** Anthropic's messages. There is no bare JSON mode there, so below the schema comes plain text. */
export function createAnthropicModel(configuration: ChatModelConfiguration): ChatModel {
  const client = new Anthropic({
    baseURL: configuration.baseUrl ?? ANTHROPIC_ADDRESS,
    // The configuration is refused without one.
    apiKey: configuration.apiKey ?? '',
    maxRetries: 0,
    logLevel: 'off',
    ...(configuration.fetch === undefined ? {} : { fetch: configuration.fetch }),
  });

  return {
    name: `anthropic/${configuration.model}`,
    formats: ['json_schema', 'text'],
    async reply(request, { signal, onText }) {
      const body: MessageCreateParamsNonStreaming = {
        model: configuration.model,
        max_tokens: configuration.replyTokensMax,
        // Everything up to here is the same for everyone, and kept by the provider for some minutes.
        system: [{ type: 'text', text: request.system, cache_control: { type: 'ephemeral' } }],
        messages: [...request.turns],
        ...outputConfig(request),
      };
      try {
        if (onText === undefined) return readWhole(await client.messages.create(body, { signal }));
        const stream = await client.messages.create({ ...body, stream: true }, { signal });
        return await readStream(stream, onText);
      } catch (error) {
        throw toFailure(error);
      }
    },
  };
}

function outputConfig({ format, schema }: ChatRequest): Pick<MessageCreateParamsNonStreaming, 'output_config'> {
  return format === 'json_schema' ? { output_config: { format: { type: 'json_schema', schema: schema.json } } } : {};
}

function readWhole(raw: unknown): ChatReply {
  const parsed = message.safeParse(raw);
  if (!parsed.success) throw new LlmFailure('garbled');
  const tokens = tokensOf(parsed.data.usage);
  refuseIfUnusable(parsed.data.stop_reason, tokens);
  return {
    text: parsed.data.content.map((block) => (block.type === 'text' ? (block.text ?? '') : '')).join(''),
    tokens,
  };
}

async function readStream(stream: AsyncIterable<unknown>, onText: (replySoFar: string) => void): Promise<ChatReply> {
  let text = '';
  let used: Usage;
  for await (const raw of stream) {
    const parsed = streamEvent.safeParse(raw);
    if (!parsed.success) throw new LlmFailure('garbled');
    const { type, delta } = parsed.data;
    // The first event counts the input, later ones the output so far.
    for (const part of [parsed.data.message?.usage, parsed.data.usage]) used = part ? { ...used, ...part } : used;
    if (type === 'message_delta') refuseIfUnusable(delta?.stop_reason, tokensOf(used));
    if (type === 'content_block_delta' && delta?.type === 'text_delta' && delta.text) {
      text += delta.text;
      onText(text);
    }
  }
  return { text, tokens: tokensOf(used) };
}

function tokensOf(used: Usage): number | undefined {
  if (!used) return undefined;
  const { input_tokens, cache_creation_input_tokens, cache_read_input_tokens, output_tokens } = used;
  return [input_tokens, cache_creation_input_tokens, cache_read_input_tokens, output_tokens].reduce<number>(
    (sum, part) => sum + (part ?? 0),
    0,
  );
}

function refuseIfUnusable(stopReason: string | null | undefined, tokens: number | undefined): void {
  if (stopReason === 'refusal') throw new LlmFailure('refused', { tokens });
  if (stopReason === 'max_tokens') throw new LlmFailure('reply_too_long', { tokens });
}

function toFailure(error: unknown): LlmFailure {
  if (error instanceof LlmFailure) return error;
  if (error instanceof APIUserAbortError) return new LlmFailure('aborted', { cause: error });
  if (error instanceof APIConnectionError) return new LlmFailure('unreachable', { cause: error });
  if (error instanceof APIError) {
    // An `error` event in the middle of a stream has no status of its own.
    const reason = typeof error.status === 'number' ? reasonForStatus(error.status) : 'provider_error';
    return new LlmFailure(reason, { cause: error, retryAfterMs: retryAfterMs(error.headers) });
  }
  if (error instanceof SyntaxError) return new LlmFailure('garbled', { cause: error });
  return new LlmFailure('unreachable', { cause: error });
}
