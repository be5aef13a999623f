import type * as z from 'zod/mini';
import type { Problem } from './reply-rules.ts';

/** One of the four calls as a model sees it: what to say, which shape to expect, which rules the reply must keep. */
export interface ModelCall<Input, Reply> {
  readonly name: string;
  readonly instructions: string;
  readonly schema: z.ZodMiniType<Reply>;
  /** What the person wrote and anything else the model needs, as delimited data. */
  data(input: Input): string;
  /** Empty when the reply may be used. */
  problems(reply: Reply, input: Input): Problem[];
  /** The text field shown while it is still being written. */
  readonly streamed?: string;
}
