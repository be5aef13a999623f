import { readdirSync } from 'node:fs';
import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { aiRoutes } from './ai-routes.ts';
import { apiRoutes } from './api-routes.ts';
import { routesOf } from './define-route.ts';

const here = new URL('.', import.meta.url);

test('every route that a module defines stands in a route table', async () => {
  const files = readdirSync(here).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !/^(api|ai)-routes\.ts$/.test(file),
  );
  const modules = await Promise.all(
    files.map(async (file) => (await import(new URL(file, here).href)) as Record<string, unknown>),
  );
  const listed = new Set([...apiRoutes, ...aiRoutes]);
  expect(
    routesOf(modules)
      .filter((route) => !listed.has(route))
      .map((route) => `${route.method} ${route.path}`),
  ).toEqual([]);
});

test('no two routes of a service answer the same call', () => {
  for (const routes of [apiRoutes, aiRoutes]) {
    const calls = routes.map((route) => `${route.method} ${route.path.replaceAll(/\{\w+\}/g, '{}')}`);
    expect(new Set(calls).size).toBe(calls.length);
  }
});

interface Definition {
  readonly type: string;
  readonly catchall?: { readonly def: Definition };
  /** Of a body that may be left out. */
  readonly innerType?: { readonly def: Definition };
}

test('every parameter in a path has a schema, and every body is closed or read as bytes', () => {
  for (const route of [...apiRoutes, ...aiRoutes]) {
    expect([route.path, route.path.includes('{')]).toEqual([route.path, route.params !== undefined]);
    if (route.body === undefined) continue;
    const given = (route.body as unknown as { def: Definition }).def;
    const definition = given.innerType?.def ?? given;
    expect([route.path, definition.type, definition.catchall?.def.type]).toEqual([route.path, 'object', 'never']);
  }
});

interface JsonSchema {
  readonly type?: string;
  readonly [key: string]: unknown;
}

/** Places of a schema where a text or a list may be as long as it likes. */
function boundless(schema: JsonSchema, at: string): string[] {
  const open: string[] = [];
  if (
    schema.type === 'string' &&
    ['maxLength', 'enum', 'const', 'pattern', 'format'].every((bound) => schema[bound] === undefined)
  )
    open.push(at);
  if (schema.type === 'array' && schema['maxItems'] === undefined) open.push(`${at}[]`);
  const below = {
    ...(schema['properties'] as Record<string, JsonSchema> | undefined),
    items: schema['items'],
    values: schema['additionalProperties'],
  };
  for (const choice of [
    ...((schema['anyOf'] as JsonSchema[] | undefined) ?? []),
    ...((schema['oneOf'] as JsonSchema[] | undefined) ?? []),
  ])
    open.push(...boundless(choice, at));
  for (const [name, part] of Object.entries(below))
    if (typeof part === 'object' && part !== null) open.push(...boundless(part as JsonSchema, `${at}.${name}`));
  return open;
}

test('every text and every list on the way in has an end', () => {
  const open = [...apiRoutes, ...aiRoutes].flatMap((route) =>
    [route.params, route.query, route.body].flatMap((part) =>
      part === undefined
        ? []
        : boundless(z.toJSONSchema(part, { io: 'input', unrepresentable: 'any' }) as JsonSchema, route.path),
    ),
  );
  expect(open).toEqual([]);
});
