/** How strictly the provider is asked to hold the reply to the schema, best first. */
export type ReplyFormat = 'json_schema' | 'json_object' | 'text';

export interface ChatTurn {
  readonly role: 'user' | 'assistant';
  readonly content: string;
}

export interface ChatRequest {
  /** The same bytes for every person: providers cache it. */
  readonly system: string;
  readonly turns: readonly ChatTurn[];
  readonly schema: { readonly name: string; readonly json: Record<string, unknown> };
  readonly format: ReplyFormat;
}

export interface ChatReply {
  readonly text: string;
  /** What the provider counted, input and output together; undefined where it does not say. */
  readonly tokens: number | undefined;
}

/**
 * One vendor's model: what a request looks like on its wire and what its errors mean.
 * It makes exactly one attempt, stops when the signal says so, and throws only `LlmFailure`.
 */
export interface ChatModel {
  /** `openai/model-name`, as it appears in the answer's `engine` field. */
  readonly name: string;
  /** The reply formats that this vendor has, best first. */
  readonly formats: readonly ReplyFormat[];
  /** Resolves with the whole reply; `onText` receives it as it grows, when given. */
  reply(
    request: ChatRequest,
    options: { signal: AbortSignal; onText?: ((replySoFar: string) => void) | undefined },
  ): Promise<ChatReply>;
}

/** What a vendor's adapter is made from; each adapter says what it needs of it. */
export interface ChatModelConfiguration {
  readonly baseUrl?: string | undefined;
  readonly apiKey?: string | undefined;
  readonly model: string;
  /** The provider stops a reply at so many tokens. */
  readonly replyTokensMax: number;
  /** Instead of the global one. */
  readonly fetch?: typeof fetch | undefined;
}
