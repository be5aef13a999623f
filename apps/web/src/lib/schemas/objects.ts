import { issueOf, Schema, type Others, type Params, type Shape } from './schema.ts';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isPlainObject = (value: unknown): value is Readonly<Record<string, unknown>> => {
  if (!isObject(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
};

const PROTO = '__proto__';

function objectOf(shape: Shape, others: Others, params?: Params): Schema {
  const read = (value: unknown, issues: Parameters<Schema['run']>[1]) => {
    if (!isObject(value)) {
      issues.push(issueOf(params, true));
      return value;
    }
    const read: Record<string, unknown> = {};
    for (const [key, schema] of Object.entries(shape)) {
      const now = schema.runAt(key, value[key], issues);
      if (now !== undefined || key in value) read[key] = now;
    }
    if (others === 'strip') return read;
    const unknown = Object.keys(value).filter((key) => key !== PROTO && !Object.hasOwn(shape, key));
    if (others === 'loose') for (const key of unknown) read[key] = value[key];
    else if (unknown.length > 0) issues.push(issueOf(params, true));
    return read;
  };
  return new Schema(read, { shape, others });
}

export const object = (shape: Shape, params?: Params): Schema => objectOf(shape, 'strip', params);
export const strictObject = (shape: Shape, params?: Params): Schema => objectOf(shape, 'strict', params);
export const looseObject = (shape: Shape, params?: Params): Schema => objectOf(shape, 'loose', params);

export const extend = ({ shape, others }: Schema, more: Shape): Schema => objectOf({ ...shape, ...more }, others);

const mapped = (shape: Shape, map: (schema: Schema, key: string) => Schema): Shape =>
  Object.fromEntries(Object.entries(shape).map(([key, schema]) => [key, map(schema, key)]));

type Mask = Readonly<Record<string, true>>;

/** All of it may be missing, or what the mask names. */
export const partial = ({ shape, others }: Schema, mask?: Mask): Schema =>
  objectOf(
    mapped(shape, (schema, key) => (mask === undefined || key in mask ? optional(schema) : schema)),
    others,
  );

export const pick = ({ shape, others }: Schema, mask: Mask): Schema =>
  objectOf(Object.fromEntries(Object.entries(shape).filter(([key]) => key in mask)), others);

export const optional = (inner: Schema): Schema =>
  new Schema((value, issues) => (value === undefined ? value : inner.run(value, issues)));

export const record = (keys: Schema, values: Schema): Schema =>
  new Schema((value, issues) => {
    if (!isPlainObject(value)) {
      issues.push(issueOf(undefined, true));
      return value;
    }
    const read: Record<string, unknown> = {};
    for (const key of Object.keys(value)) {
      if (key === PROTO) continue;
      const wrong: typeof issues = [];
      const name = keys.run(key, wrong);
      if (wrong.length > 0) issues.push({ ...issueOf(undefined, true), path: [key] });
      else read[name as string] = values.runAt(key, value[key], issues);
    }
    return read;
  });

export const array = (each: Schema, params?: Params): Schema =>
  new Schema((value, issues) => {
    if (Array.isArray(value)) return value.map((one, at) => each.runAt(at, one, issues));
    issues.push(issueOf(params, true));
    return value;
  });
