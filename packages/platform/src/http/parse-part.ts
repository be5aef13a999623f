import * as z from 'zod/mini';
import { assertCleanJson } from './json-body.ts';
import { malformed, ruleBroken } from './errors.ts';

export type Part = 'params' | 'query' | 'body';

/** Stands where a schema says nothing of its own: zod asks for it only then. */
const UNWORDED = '\0unworded';

/** 400 when the shape is wrong, 422 when a rule of the spec is broken: those carry their own message. */
export function parsePart(schema: z.ZodMiniType | undefined, part: Part, given: unknown): unknown {
  if (schema === undefined) return undefined;
  // Bodies were looked at when they were read; an address can hold a NUL just as well.
  if (part !== 'body') assertCleanJson(given);
  const parsed = z.safeParse(schema, given ?? (part === 'body' ? undefined : {}), {
    error: () => UNWORDED,
    reportInput: true,
  });
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues;
  if (part === 'body' && issues.every(isRule)) throw ruleBroken([...new Set(issues.map((issue) => issue.message))]);
  throw malformed(undefined, 'fields');
}

/** What the schema has words for is a rule a person can follow; all else is no honest form. */
function isRule(issue: z.core.$ZodIssue): boolean {
  // A field that is not there breaks a rule ("… is a required field"); one of another type does not.
  if (issue.code === 'invalid_type' && (issue.path.length === 0 || issue.input !== undefined)) return false;
  return issue.message !== UNWORDED;
}
