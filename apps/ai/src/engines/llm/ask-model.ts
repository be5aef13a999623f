import * as z from 'zod/mini';
import type { TokenBudget } from '../../survey-engine.ts';
import type { ChatModel, ChatReply, ChatRequest, ChatTurn, ReplyFormat } from './chat-model.ts';
import type { CircuitBreaker } from './circuit-breaker.ts';
import { extractJson } from './extract-json.ts';
import { LlmFailure, type LlmFailureReason } from './llm-failure.ts';
import { jsonSchema, type ModelCall, systemText } from './model-call.ts';
import { attemptWithRetries, type RetryPolicy } from './retry-policy.ts';
import { REPAIR_V1 } from './prompts/repair.v1.ts';
import type { ReplyFormats } from './reply-formats.ts';
import type { Problem } from './reply-rules.ts';
import { ShownText } from './shown-text.ts';
import { spending } from './spending.ts';

export interface AskOptions {
  readonly formats: ReplyFormats;
  readonly breaker: CircuitBreaker;
  readonly retryPolicy: RetryPolicy;
  readonly signal?: AbortSignal | undefined;
  readonly tokens?: TokenBudget | undefined;
  /** Receives the streamed field once it is whole and has passed its checks. */
  readonly onText?: ((text: string) => void) | undefined;
}

type Read<Reply> = { ok: true; reply: Reply } | { ok: false; reason: LlmFailureReason; problems: Problem[] };

/** Fallback in this order: schema, bare JSON, text with JSON inside, one repair. What is still wrong after that is an `LlmFailure`. */
export async function askModel<Input, Reply>(
  model: ChatModel,
  call: ModelCall<Input, Reply>,
  input: Input,
  { formats, breaker, retryPolicy, signal: caller, tokens, onText }: AskOptions,
): Promise<Reply> {
  const deadline = AbortSignal.timeout(retryPolicy.totalMs);
  const question: ChatTurn = { role: 'user', content: call.data(input) };
  const shown = new ShownText(call.streamed, input, onText);

  const send = async (turns: readonly ChatTurn[], format: ReplyFormat): Promise<string> => {
    const request: ChatRequest = {
      system: systemText(call),
      turns,
      schema: { name: call.name, json: jsonSchema(call.schema) },
      format,
    };
    const attempt = (signal: AbortSignal) =>
      spending(tokens, request, () => model.reply(request, { signal, onText: shown.listener }))
        // What was shown stays, whatever becomes of the rest.
        .catch((error: unknown): ChatReply => {
          if (shown.text === undefined) throw error;
          return { text: '', tokens: undefined };
        });
    const { text } = await breaker.run(() => attemptWithRetries(attempt, { retryPolicy, deadline, caller }));
    return text;
  };
  const readReply = (text: string): Read<Reply> => {
    const found = read(call, text, input, question.content);
    return !found.ok && shown.text !== undefined && call.streamed !== undefined
      ? { ok: true, reply: call.streamed.reply(shown.text) }
      : found;
  };

  const { text, format } = await formats.firstAccepted((candidate) => send([question], candidate));
  const first = readReply(text);
  if (first.ok) return first.reply;
  const repair: ChatTurn[] = [
    question,
    { role: 'assistant', content: text || '{}' },
    { role: 'user', content: REPAIR_V1(first.problems) },
  ];
  const second = readReply(await send(repair, format));
  if (second.ok) return second.reply;
  throw new LlmFailure(second.reason);
}

function read<Input, Reply>(call: ModelCall<Input, Reply>, text: string, input: Input, data: string): Read<Reply> {
  const value = extractJson(text);
  if (value === undefined)
    return { ok: false, reason: 'not_json', problems: ['The reply was not one complete JSON object.'] };
  const parsed = z.safeParse(call.schema, value);
  if (!parsed.success) {
    const problems = parsed.error.issues
      .slice(0, 5)
      .map((issue) => `${issue.path.join('.') || 'The reply'}: ${issue.message}`);
    return { ok: false, reason: 'wrong_schema', problems };
  }
  const problems = [...call.problems(parsed.data, input), ...placeholderProblems(text, data)];
  return problems.length === 0 ? { ok: true, reply: parsed.data } : { ok: false, reason: 'rule_broken', problems };
}

/** Stands for something that was taken out: only what stands in the data can be put back. */
const PLACEHOLDER = /\[(?:name|e-mail|phone|number|address) \d+\]/gu;

function placeholderProblems(text: string, data: string): Problem[] {
  return [...text.matchAll(PLACEHOLDER)].every(([found]) => data.includes(found))
    ? []
    : ['A placeholder in brackets is not in the data.'];
}
