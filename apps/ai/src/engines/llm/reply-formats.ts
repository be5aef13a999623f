import type { ChatModel, ReplyFormat } from './chat-model.ts';
import { LlmFailure } from './llm-failure.ts';

/** The formats of one model, best first. A server that does not know one answers 400: then the next is tried, and the first that was accepted is used from then on. */
export class ReplyFormats {
  #formats: readonly ReplyFormat[];

  constructor(model: ChatModel) {
    this.#formats = model.formats;
  }

  async firstAccepted(send: (format: ReplyFormat) => Promise<string>): Promise<{ text: string; format: ReplyFormat }> {
    for (const [at, format] of this.#formats.entries()) {
      try {
        const text = await send(format);
        // Only a success below proves that it was the format: a 400 can have other reasons.
        this.#formats = this.#formats.slice(at);
        return { text, format };
      } catch (error) {
        if (!(error instanceof LlmFailure && error.reason === 'format_unsupported')) throw error;
      }
    }
    throw new LlmFailure('misconfigured');
  }
}
