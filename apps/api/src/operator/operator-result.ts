import * as z from 'zod/mini';

const writtenFile = z.object({ path: z.string(), base64: z.string() });
export type WrittenFile = z.infer<typeof writtenFile>;

/** What a command line came to: also what the server hands back for one that it ran. */
const operatorResult = z.object({ exitCode: z.int(), output: z.string(), file: z.optional(writtenFile) });
export type OperatorResult = z.infer<typeof operatorResult>;

export const readResult = (text: string): OperatorResult => z.parse(operatorResult, JSON.parse(text));
