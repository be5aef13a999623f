import type { ChatModel, ChatModelConfiguration } from './chat-model.ts';
import { createAnthropicModel } from './providers/anthropic-model.ts';
import { createOpenAiModel } from './providers/openai-model.ts';

/** `LLM_PROVIDER` by name. A new vendor is one adapter file and one line here. */
export const LLM_PROVIDERS = {
  openai: createOpenAiModel,
  anthropic: createAnthropicModel,
} as const satisfies Record<string, (configuration: ChatModelConfiguration) => ChatModel>;
export type LlmProvider = keyof typeof LLM_PROVIDERS;

export function createChatModel(provider: LlmProvider, configuration: ChatModelConfiguration): ChatModel {
  return LLM_PROVIDERS[provider](configuration);
}
