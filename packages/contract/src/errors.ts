import * as z from 'zod/mini';

/** The form of every error on the wire. */
export const errorBody = z.object({
  statusCode: z.int().check(z.minimum(400), z.maximum(599)),
  messages: z.array(z.string()),
  /** Stable id: the only thing a program may recognise an error by. */
  code: z.string(),
});
export type ErrorBody = z.infer<typeof errorBody>;
