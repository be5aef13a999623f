import * as z from 'zod/mini';
import { errorBody } from '@lf/contract/errors';
import type { Route } from '@lf/contract/define-route';

type Json = Readonly<Record<string, unknown>>;

function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'openapi-3.0' });
  return rest;
}

function parameters(route: Route): Json[] {
  const of = (schema: z.ZodMiniType | undefined, place: 'path' | 'query'): Json[] => {
    if (schema === undefined) return [];
    const { properties = {}, required = [] } = jsonSchema(schema, 'input') as { properties?: Json; required?: string[] };
    return Object.entries(properties).map(([name, field]) => ({
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      schema: field,
    }));
  };
  return [...of(route.params, 'path'), ...of(route.query, 'query')];
}

function operation(route: Route): Json {
  const error = { description: 'Refused', content: { 'application/json': { schema: jsonSchema(errorBody, 'output') } } };
  const success =
    route.status === 204
      ? { description: 'Done' }
      : {
          description: 'Answered',
          content:
            route.produces === undefined
              ? { 'application/json': { schema: jsonSchema(route.response, 'output') } }
              : { [route.produces]: { schema: { type: 'string', format: 'binary' } } },
        };
  const refusals = ['400', ...(route.auth === 'token' ? ['401'] : []), '404', '409', '413', '422', '429', '500', '503'];
  return {
    operationId: `${route.method.toLowerCase()}${route.path.replaceAll(/[^A-Za-z0-9]+(\w?)/g, (_all, letter: string) => letter.toUpperCase())}`,
    summary: route.summary,
    description: route.summary,
    tags: [route.path.split('/')[1] ?? 'root'],
    security: route.auth === 'token' ? [{ bearer: [] }] : [],
    parameters: parameters(route),
    ...(route.body === undefined
      ? {}
      : { requestBody: { required: true, content: { 'application/json': { schema: jsonSchema(route.body, 'input') } } } }),
    responses: { [String(route.status)]: success, ...Object.fromEntries(refusals.map((status) => [status, error])) },
  };
}

/** The OpenAPI description of a service, from the same routes that it mounts. */
export function openApi(title: string, baseUrl: string, routes: readonly Route[]): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const route of routes) {
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operation(route) };
  }
  return {
    openapi: '3.0.3',
    info: { title, version: '1.0.0', description: title, license: { name: 'MIT' } },
    servers: [{ url: baseUrl }],
    tags: [...new Set(routes.map((route) => route.path.split('/')[1] ?? 'root'))].map((name) => ({ name })),
    paths,
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
  };
}
