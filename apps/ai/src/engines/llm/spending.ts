import type { TokenBudget } from '../../survey-engine.ts';
import type { ChatReply, ChatRequest } from './chat-model.ts';
import { LlmFailure, type LlmFailureReason } from './llm-failure.ts';

/** A cautious estimate where the provider does not count for us. */
const CHARACTERS_PER_TOKEN = 3;

/** Refused before the model has read anything: such an attempt costs nothing. */
const FREE: ReadonlySet<LlmFailureReason> = new Set([
  'unauthorized',
  'misconfigured',
  'format_unsupported',
  'rate_limited',
  'provider_error',
  'unreachable',
]);

/** Asks only while the budget lasts, and takes from it what the attempt cost. */
export async function spending(
  budget: TokenBudget | undefined,
  request: ChatRequest,
  ask: () => Promise<ChatReply>,
): Promise<ChatReply> {
  if (budget === undefined) return ask();
  if (!(await budget.isLeft())) throw new LlmFailure('spend_limit');
  try {
    const reply = await ask();
    await budget.spend(reply.tokens ?? inputTokens(request) + tokensIn(reply.text));
    return reply;
  } catch (error) {
    const isFree = error instanceof LlmFailure && FREE.has(error.reason);
    if (!isFree) await budget.spend((error instanceof LlmFailure ? error.tokens : undefined) ?? inputTokens(request));
    throw error;
  }
}

function inputTokens({ system, turns }: ChatRequest): number {
  return tokensIn(system) + turns.reduce((sum, { content }) => sum + tokensIn(content), 0);
}

function tokensIn(text: string): number {
  return Math.ceil(text.length / CHARACTERS_PER_TOKEN);
}
