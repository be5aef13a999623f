import * as z from 'zod/mini';
import { errorBody } from '@lf/contract/errors';
import type { Route } from '@lf/contract/define-route';

type Json = Readonly<Record<string, unknown>>;

const INT32_MAX = 2_147_483_647;

function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'openapi-3.0',
    override: ({ jsonSchema: part }) => {
      if (part.type === 'integer')
        part.format = (part.maximum ?? Number.MAX_SAFE_INTEGER) <= INT32_MAX ? 'int32' : 'int64';
    },
  });
  return rest;
}

function parameters(route: Route): Json[] {
  const of = (schema: z.ZodMiniType | undefined, place: 'path' | 'query'): Json[] => {
    if (schema === undefined) return [];
    const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
      properties?: Json;
      required?: string[];
    };
    return Object.entries(properties).map(([name, field]) => ({
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      schema: field,
    }));
  };
  return [...of(route.params, 'path'), ...of(route.query, 'query')];
}

/** Every way of saying no, the same on every route. */
const REFUSALS: Readonly<Record<string, string>> = {
  '400': 'The request could not be read',
  '401': 'No token, or none of ours',
  '404': 'Not there, or not yours',
  '409': 'The state of the thing forbids it',
  '413': 'Too large',
  '415': 'Not JSON',
  '422': 'A rule of the form is broken; the messages are for people',
  '429': 'Too often; come back later',
  '500': 'A defect of ours',
  '503': 'Something we need does not answer; try again',
};

function refusalResponses(): Json {
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };
  const later = {
    'Retry-After': {
      description: 'Seconds to wait',
      schema: { type: 'integer', format: 'int32', minimum: 1, maximum: 86_400 },
    },
  };
  return Object.fromEntries(
    Object.entries(REFUSALS).map(([status, description]) => [
      status,
      { description, ...(['429', '503'].includes(status) ? { headers: later } : {}), content },
    ]),
  );
}

function operation(route: Route): Json {
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
  const refusals = Object.keys(REFUSALS).filter(
    (status) => status !== '401' || route.auth === 'token' || route.path === '/auth/login',
  );
  return {
    operationId: `${route.method.toLowerCase()}${route.path.replaceAll(/[^A-Za-z0-9]+(\w?)/g, (_all, letter: string) => letter.toUpperCase())}`,
    summary: route.summary,
    description: route.summary,
    tags: [route.path.split('/')[1] ?? 'root'],
    security: route.auth === 'token' ? [{ bearer: [] }] : [],
    parameters: parameters(route),
    ...(route.body === undefined
      ? {}
      : {
          requestBody: { required: true, content: { 'application/json': { schema: jsonSchema(route.body, 'input') } } },
        }),
    responses: {
      [String(route.status)]: success,
      ...Object.fromEntries(refusals.map((status) => [status, { $ref: `#/components/responses/${status}` }])),
    },
  };
}

/** The OpenAPI description of a service, from the same routes that it mounts. */
export function openApi(title: string, baseUrl: string, routes: readonly Route[], supportEmail: string): Json {
  const contact = { name: 'Support', email: supportEmail };
  const paths: Record<string, Record<string, Json>> = {};
  for (const route of routes) {
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operation(route) };
  }
  return {
    openapi: '3.0.3',
    info: { title, version: '1.0.0', description: title, license: { name: 'MIT' }, contact },
    servers: [{ url: baseUrl, description: 'This deployment, local or production', 'x-internal': false }],
    tags: [...new Set(routes.map((route) => route.path.split('/')[1] ?? 'root'))].map((name) => ({ name })),
    paths,
    components: {
      schemas: { Error: jsonSchema(errorBody, 'output') },
      responses: refusalResponses(),
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'One algorithm, an audience, an expiry and a session that can be ended, following RFC8725.',
        },
      },
    },
  };
}
