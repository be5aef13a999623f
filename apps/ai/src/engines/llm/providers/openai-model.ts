import OpenAI, { APIConnectionError, APIError, APIUserAbortError } from 'openai';
import type { ChatCompletionCreateParamsNonStreaming } from 'openai/resources/chat/completions';
import * as z from 'zod/mini';
import type { ChatModel, ChatModelConfiguration, ChatReply, ChatRequest } from '../chat-model.ts';
import { LlmFailure, reasonForStatus, retryAfterMs } from '../llm-failure.ts';

const OPENAI_ADDRESS = 'https://api.openai.com/v1';

/** Compatible servers vary, so the reply is read by our own schema, not by the SDK's types. */
const choice = z.object({
  finish_reason: z.nullish(z.string()),
  message: z.optional(z.object({ content: z.nullish(z.string()), refusal: z.nullish(z.string()) })),
  delta: z.optional(z.object({ content: z.nullish(z.string()), refusal: z.nullish(z.string()) })),
});
const usage = z.nullish(z.object({ total_tokens: z.nullish(z.number()) }));
const completion = z.object({ choices: z.array(choice).check(z.minLength(1)), usage });
const completionChunk = z.object({ choices: z.array(choice), usage });

/** Any server that speaks OpenAI's chat completions: OpenAI itself, llama.cpp, Ollama, vLLM and many hosts. */
export function createOpenAiModel(configuration: ChatModelConfiguration): ChatModel {
  const client = new OpenAI({
    baseURL: configuration.baseUrl ?? OPENAI_ADDRESS,
    // A local server needs no key, but the SDK insists on one.
    apiKey: configuration.apiKey ?? 'none',
    organization: null,
    project: null,
    maxRetries: 0,
    logLevel: 'off',
    ...(configuration.fetch === undefined ? {} : { fetch: configuration.fetch }),
  });
  // Fields that only OpenAI itself is sure to know; other servers may refuse what they do not know.
  const isOpenAi = configuration.baseUrl === undefined;

  return {
    name: `openai/${configuration.model}`,
    formats: ['json_schema', 'json_object', 'text'],
    async reply(request, { signal, onText }) {
      const body: ChatCompletionCreateParamsNonStreaming = {
        model: configuration.model,
        // The system text comes first and is the same for everyone: that is what prefix caches need.
        messages: [{ role: 'system', content: request.system }, ...request.turns],
        ...responseFormat(request),
        ...(isOpenAi
          ? { max_completion_tokens: configuration.replyTokensMax, prompt_cache_key: cacheKey(request) }
          : { max_tokens: configuration.replyTokensMax }),
      };
      try {
        if (onText === undefined) {
          return readWhole(await client.chat.completions.create(body, { signal }));
        }
        const stream = await client.chat.completions.create(
          { ...body, stream: true, stream_options: { include_usage: true } },
          { signal },
        );
        return await readStream(stream, onText);
      } catch (error) {
        throw toFailure(error);
      }
    },
  };
}

function responseFormat({
  format,
  schema,
}: ChatRequest): Pick<ChatCompletionCreateParamsNonStreaming, 'response_format'> {
  if (format === 'text') return {};
  if (format === 'json_object') return { response_format: { type: 'json_object' } };
  return {
    response_format: { type: 'json_schema', json_schema: { name: schema.name, schema: schema.json, strict: true } },
  };
}

/** Requests with the same beginning reach the same cache. */
function cacheKey({ schema }: ChatRequest): string {
  return `leadership-fingerprint-${schema.name}`;
}

function readWhole(raw: unknown): ChatReply {
  const parsed = completion.safeParse(raw);
  const first = parsed.data?.choices[0];
  if (first?.message === undefined) throw new LlmFailure('garbled');
  const tokens = parsed.data?.usage?.total_tokens ?? undefined;
  refuseIfUnusable(first.finish_reason, first.message.refusal, tokens);
  return { text: first.message.content ?? '', tokens };
}

async function readStream(stream: AsyncIterable<unknown>, onText: (replySoFar: string) => void): Promise<ChatReply> {
  let text = '';
  let tokens: number | undefined;
  for await (const raw of stream) {
    const parsed = completionChunk.safeParse(raw);
    if (!parsed.success) throw new LlmFailure('garbled');
    const first = parsed.data.choices[0];
    tokens = parsed.data.usage?.total_tokens ?? tokens;
    refuseIfUnusable(first?.finish_reason, first?.delta?.refusal, tokens);
    const piece = first?.delta?.content;
    if (piece) {
      text += piece;
      onText(text);
    }
  }
  return { text, tokens };
}

function refuseIfUnusable(
  finishReason: string | null | undefined,
  refusal: string | null | undefined,
  tokens: number | undefined,
): void {
  if (finishReason === 'content_filter' || refusal) throw new LlmFailure('refused', { tokens });
  if (finishReason === 'length') throw new LlmFailure('reply_too_long', { tokens });
}

function toFailure(error: unknown): LlmFailure {
  if (error instanceof LlmFailure) return error;
  if (error instanceof APIUserAbortError) return new LlmFailure('aborted', { cause: error });
  if (error instanceof APIConnectionError) return new LlmFailure('unreachable', { cause: error });
  if (error instanceof APIError) {
    // An error event in the middle of a stream has no status of its own.
    const reason = error.status === undefined ? 'provider_error' : reasonForStatus(error.status);
    return new LlmFailure(reason, { cause: error, retryAfterMs: retryAfterMs(error.headers) });
  }
  if (error instanceof SyntaxError) return new LlmFailure('garbled', { cause: error });
  return new LlmFailure('unreachable', { cause: error });
}
