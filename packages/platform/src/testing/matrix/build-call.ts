import * as z from 'zod/mini';
import type { Method, Route } from '@lf/contract/define-route';

/** A request as it goes to a service. */
export interface MatrixCall {
  readonly method: Method;
  readonly url: string;
  readonly body?: unknown;
}

/** Values by the names that fields have on the wire: what a schema alone cannot know. */
export type Fields = Readonly<Record<string, unknown>>;

/** The parts of a call that a caller fills in. */
export interface CallParts {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
}

interface JsonSchema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly minLength?: number;
  readonly minItems?: number;
  readonly minimum?: number;
  readonly default?: unknown;
}

function sampleOf(schema: JsonSchema, fields: Fields): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  const [first] = schema.anyOf ?? schema.oneOf ?? [];
  if (first !== undefined) return sampleOf(first, fields);
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, field]) => [
          name,
          name in fields ? fields[name] : sampleOf(field, fields),
        ]),
      );
    case 'array':
      return Array.from({ length: Math.max(1, schema.minItems ?? 0) }, () => sampleOf(schema.items ?? {}, fields));
    case 'string':
      return 'x'.repeat(schema.minLength ?? 0);
    case 'integer':
    case 'number':
      return Math.max(0, schema.minimum ?? 0);
    case 'boolean':
      return true;
    default:
      return null;
  }
}

const asRecord = (value: unknown): Record<string, string> =>
  typeof value === 'object' && value !== null ? (value as Record<string, string>) : {};

/** An honest call of this route, every optional field filled in. A route that it cannot be built for is an error: name the new field in `fields`. */
export function buildParts(route: Route, fields: Fields): CallParts {
  const part = (schema: z.ZodMiniType | undefined, name: string): unknown => {
    if (schema === undefined) return undefined;
    const sample = sampleOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema, fields);
    const parsed = z.safeParse(schema, sample);
    if (!parsed.success) {
      const where = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ');
      throw new Error(
        `the matrix cannot build the ${name} of ${route.method} ${route.path} (${where}): name a sample for the field`,
      );
    }
    return sample;
  };
  const params = asRecord(part(route.params, 'params'));
  const unnamed = [...route.path.matchAll(/\{(\w+)\}/g)]
    .map((match) => match[1] ?? '')
    .filter((name) => !(name in params));
  if (unnamed.length > 0)
    throw new Error(`${route.method} ${route.path} has parameters without a schema: ${unnamed.join(', ')}`);
  return { params, query: asRecord(part(route.query, 'query')), body: part(route.body, 'body') };
}

export function callOf(basePath: string, route: Route, parts: CallParts): MatrixCall {
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_all, name: string) =>
    encodeURIComponent(parts.params[name] ?? ''),
  );
  const query = new URLSearchParams(parts.query).toString();
  const url = `${basePath}${path}${query === '' ? '' : `?${query}`}`;
  return parts.body === undefined ? { method: route.method, url } : { method: route.method, url, body: parts.body };
}
