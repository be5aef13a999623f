import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { SHAPE_V1 } from './prompts/shape.v1.ts';
import { SYSTEM_V2 } from './prompts/system.v2.ts';
import type { Problem } from './reply-rules.ts';

/** A text that is shown before the whole reply has come. */
export interface StreamedField<Input, Reply> {
  readonly field: string;
  /** Empty when the text may be shown. */
  problems(text: string, input: Input): Problem[];
  /** The reply that consists of this text alone, should the rest not come. */
  reply(text: string): Reply;
}

/** One of the four calls as a model sees it: what to say, which shape to expect, which rules the reply must keep. */
export interface ModelCall<Input, Reply> {
  readonly name: string;
  /** How long the service may take for the call. */
  readonly timeMs: number;
  readonly instructions: string;
  readonly schema: z.ZodMiniType<Reply>;
  /** What the person wrote and anything else the model needs, as delimited data. */
  data(input: Input): string;
  /** Empty when the reply may be used. */
  problems(reply: Reply, input: Input): Problem[];
  readonly streamed?: StreamedField<Input, Reply>;
}

/** The system text, the same bytes for everyone, so that providers can cache it. */
export function systemText({
  instructions,
  schema,
}: Pick<ModelCall<never, unknown>, 'instructions' | 'schema'>): string {
  return [SYSTEM_V2, instructions, SHAPE_V1(jsonSchema(schema))].join('\n\n');
}

/** Changes with any word that a model is told. */
export function promptVersion(calls: readonly Pick<ModelCall<never, unknown>, 'instructions' | 'schema'>[]): string {
  const told = calls.map(systemText).join('\n');
  return `prompts ${createHash('sha256').update(told).digest('hex').slice(0, 12)}`;
}

export function jsonSchema(schema: z.ZodMiniType): Record<string, unknown> {
  const { $schema: _, ...json } = z.toJSONSchema(schema);
  return json;
}
