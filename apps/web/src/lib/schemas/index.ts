/**
 * The part of `zod/mini` that the contract uses, under the same names: the bundler puts it in zod's place in everything the browser gets, where
 * zod weighs six times as much. Types, the servers and the tests stay with zod; `schemas.test.ts` compares the two on every schema of the contract.
 */
import { issueOf, kind, rule, Schema, type Check, type Params } from './schema.ts';

export { array, extend, looseObject, object, optional, partial, pick, record, strictObject } from './objects.ts';

const isString = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

export const string = (params?: Params): Schema => kind(isString, params);
export const number = (params?: Params): Schema => kind(isNumber, params);
export const int = (params?: Params): Schema =>
  kind(Number.isInteger, params).check(rule(Number.isSafeInteger, params));
export const boolean = (params?: Params): Schema => kind((value) => typeof value === 'boolean', params);
export const unknown = (): Schema => kind(() => true);
export const literal = (wanted: unknown, params?: Params): Schema => kind((value) => value === wanted, params);
const isNull = (value: unknown) => value === null;
const oneOf = (wanted: readonly string[], params?: Params): Schema =>
  kind((value) => wanted.includes(value as string), params);
const nothing = (params?: Params): Schema => kind(isNull, params);
export { nothing as null, oneOf as enum };

const UUID =
  /^([\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}|0{8}-0{4}-0{4}-0{4}-0{12}|f{8}-f{4}-f{4}-f{4}-f{12})$/i;
export const uuid = (params?: Params): Schema => string(params).check(regex(UUID, params));

const DATE_TIME = /^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?Z$/;
/** No 30 February: the browser would take it for a day in March. */
const isRealDay = (text: string): boolean => {
  const day = new Date(`${text.slice(0, 10)}T00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text.slice(0, 10));
};
export const iso = {
  datetime: (params?: Params): Schema =>
    string(params).check(rule((text) => DATE_TIME.test(text as string) && isRealDay(text as string), params)),
};

export const nullable = (inner: Schema): Schema =>
  new Schema((value, issues) => (value === null ? value : inner.run(value, issues)));

/** What is missing is read as if this had been given. */
export const prefault = (inner: Schema, given: unknown): Schema =>
  new Schema((value, issues) => inner.run(value === undefined ? given : value, issues));

export const transform = (change: (value: never) => unknown): Schema => new Schema((value) => change(value as never));

export const pipe = (first: Schema, second: Schema): Schema =>
  new Schema((value, issues) => {
    const before = issues.length;
    const now = first.run(value, issues);
    return issues.length > before ? now : second.run(now, issues);
  });

export const union = (choices: readonly Schema[], params?: Params): Schema =>
  new Schema((value, issues) => {
    for (const choice of choices) {
      const parsed = choice.safeParse(value);
      if (parsed.success) return parsed.data;
    }
    issues.push(issueOf(params, true));
    return value;
  });

/** Whatever has a length is told of it, even where something in it is of the wrong kind. */
const lengthRule = (holds: (length: number) => boolean, params?: Params): Check =>
  Object.assign(
    rule((value) => {
      const length = (value as { readonly length?: number } | null | undefined)?.length;
      return length === undefined || holds(length);
    }, params),
    { always: true },
  );
export const minLength = (least: number, params?: Params): Check => lengthRule((length) => length >= least, params);
export const maxLength = (most: number, params?: Params): Check => lengthRule((length) => length <= most, params);
export const minimum = (least: number, params?: Params): Check => rule((value) => (value as number) >= least, params);
export const maximum = (most: number, params?: Params): Check => rule((value) => (value as number) <= most, params);
export const regex = (pattern: RegExp, params?: Params): Check =>
  rule((value) => pattern.test(value as string), params);
export const refine = (holds: (value: never) => unknown, params?: Params): Check =>
  rule((value) => Boolean(holds(value as never)), params);
export const trim = (): Check => (value) => (value as string).trim();

export const safeParse = (schema: Schema, value: unknown): ReturnType<Schema['safeParse']> => schema.safeParse(value);

export function parse(schema: Schema, value: unknown): unknown {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new Error(parsed.error.issues[0]?.message);
  return parsed.data;
}
