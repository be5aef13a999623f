import * as z from 'zod/mini';
import type { ChatModel, ChatRequest, ChatTurn, ReplyFormat } from './chat-model.ts';
import { extractJson } from './extract-json.ts';
import { growingText } from './growing-text.ts';
import { LlmFailure, type LlmFailureReason } from './llm-failure.ts';
import type { ModelCall } from './model-call.ts';
import { attemptPatiently, type Patience } from './patience.ts';
import { REPAIR_V1 } from './prompts/repair.v1.ts';
import { SHAPE_V1 } from './prompts/shape.v1.ts';
import { SYSTEM_V1 } from './prompts/system.v1.ts';
import type { ReplyLadder } from './reply-ladder.ts';
import type { Problem } from './reply-rules.ts';

export interface AskOptions {
  readonly ladder: ReplyLadder;
  readonly patience: Patience;
  readonly signal?: AbortSignal | undefined;
  readonly onText?: ((textSoFar: string) => void) | undefined;
}

type Read<Reply> = { ok: true; reply: Reply } | { ok: false; reason: LlmFailureReason; problems: Problem[] };

/** The ladder: schema, bare JSON, text with JSON inside, one repair. What is still wrong after that is an `LlmFailure`. */
export async function askModel<Input, Reply>(
  model: ChatModel,
  call: ModelCall<Input, Reply>,
  input: Input,
  { ladder, patience, signal: caller, onText }: AskOptions,
): Promise<Reply> {
  const deadline = AbortSignal.timeout(patience.totalMs);
  const json = jsonSchema(call.schema);
  const question: ChatTurn = { role: 'user', content: call.data(input) };
  const send = (turns: readonly ChatTurn[], format: ReplyFormat) => {
    const request: ChatRequest = {
      system: [SYSTEM_V1, call.instructions, SHAPE_V1(json)].join('\n\n'),
      turns,
      schema: { name: call.name, json },
      format,
    };
    return attemptPatiently((signal) => model.reply(request, { signal, onText: showing(call.streamed, onText) }), {
      patience,
      deadline,
      caller,
    });
  };

  const { text, format } = await ladder.firstThatHolds((rung) => send([question], rung));
  const first = read(call, text, input);
  if (first.ok) return first.reply;
  const repair: ChatTurn[] = [
    question,
    { role: 'assistant', content: text || '{}' },
    { role: 'user', content: REPAIR_V1(first.problems) },
  ];
  const second = read(call, await send(repair, format), input);
  if (second.ok) return second.reply;
  throw new LlmFailure(second.reason);
}

function read<Input, Reply>(call: ModelCall<Input, Reply>, text: string, input: Input): Read<Reply> {
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
  const problems = call.problems(parsed.data, input);
  return problems.length === 0 ? { ok: true, reply: parsed.data } : { ok: false, reason: 'rule_broken', problems };
}

function showing(field: string | undefined, onText: AskOptions['onText']): ((replySoFar: string) => void) | undefined {
  if (field === undefined || onText === undefined) return undefined;
  return (replySoFar) => {
    const text = growingText(replySoFar, field);
    if (text) onText(text);
  };
}

function jsonSchema(schema: z.ZodMiniType): Record<string, unknown> {
  const { $schema: _, ...json } = z.toJSONSchema(schema);
  return json;
}
