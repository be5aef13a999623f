import Anthropic, { APIConnectionError, APIError, APIUserAbortError } from '@anthropic-ai/sdk';
import type { MessageCreateParamsNonStreaming } from '@anthropic-ai/sdk/resources/messages';
import * as z from 'zod/mini';
import type { ChatModel, ChatModelConfiguration, ChatRequest } from '../chat-model.ts';
import { LlmFailure, reasonForStatus, retryAfterMs } from '../llm-failure.ts';

const ANTHROPIC_ADDRESS = 'https://api.anthropic.com';
const REPLY_TOKENS_MAX = 4_096;

const message = z.object({
  stop_reason: z.nullish(z.string()),
  content: z.array(z.object({ type: z.string(), text: z.optional(z.string()) })),
});
const streamEvent = z.object({
  type: z.string(),
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
  });

  return {
    name: `anthropic/${configuration.model}`,
    formats: ['json_schema', 'text'],
    async reply(request, { signal, onText }) {
      const body: MessageCreateParamsNonStreaming = {
        model: configuration.model,
        max_tokens: REPLY_TOKENS_MAX,
        system: request.system,
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

function readWhole(raw: unknown): string {
  const parsed = message.safeParse(raw);
  if (!parsed.success) throw new LlmFailure('garbled');
  if (parsed.data.stop_reason === 'refusal') throw new LlmFailure('refused');
  return parsed.data.content.map((block) => (block.type === 'text' ? (block.text ?? '') : '')).join('');
}

async function readStream(stream: AsyncIterable<unknown>, onText: (replySoFar: string) => void): Promise<string> {
  let reply = '';
  for await (const raw of stream) {
    const parsed = streamEvent.safeParse(raw);
    if (!parsed.success) throw new LlmFailure('garbled');
    const { type, delta } = parsed.data;
    if (type === 'message_delta' && delta?.stop_reason === 'refusal') throw new LlmFailure('refused');
    if (type === 'content_block_delta' && delta?.type === 'text_delta' && delta.text) {
      reply += delta.text;
      onText(reply);
    }
  }
  return reply;
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
