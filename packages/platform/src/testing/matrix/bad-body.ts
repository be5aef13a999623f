import fc from 'fast-check';
import { JSON_DEPTH_MAX } from '@lf/contract/limits';

type Path = readonly (string | number)[];

/** Every place in a value, itself included. */
function placesIn(value: unknown, at: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [at];
  return [
    at,
    ...Object.entries(value).flatMap(([key, item]) =>
      placesIn(item, [...at, Array.isArray(value) ? Number(key) : key]),
    ),
  ];
}

/** The value with another one at this place; `undefined` leaves the field out. */
function replaceAt(value: unknown, [key, ...rest]: Path, by: (old: unknown) => unknown): unknown {
  if (key === undefined) return by(value);
  const copy: Record<string | number, unknown> | unknown[] = Array.isArray(value)
    ? [...(value as unknown[])]
    : { ...(value as object) };
  const holder = copy as Record<string | number, unknown>;
  holder[key] = replaceAt(holder[key], rest, by);
  return copy;
}

const nested = (levels: number): unknown => {
  let value: unknown = 'bottom';
  for (let level = 0; level < levels; level += 1) value = level % 2 === 0 ? [value] : { deeper: value };
  return value;
};

export interface BadBody {
  readonly fault: string;
  readonly value: unknown;
  /** Whatever the schema says: NUL, lone surrogates and bottomless nesting are a 400. */
  readonly neverText: boolean;
}

const OTHER_TYPES = [
  null,
  true,
  0,
  -1,
  1.5,
  Number.MAX_SAFE_INTEGER,
  2_147_483_648,
  1e308,
  '',
  'x',
  [],
  [[]],
  {},
  { length: 1 },
];
const LONG_TEXTS = [129, 5_000, 10_001, 70_000].map((length) => 'x'.repeat(length));
const NOT_TEXT = ['\0', 'a\0b', '\ud800', '\udc00x', 'x\udbff'];
const EXTRA_KEYS = ['extra', 'constructor', 'toString', 'isAdmin', 'user', '$where', ''];

/** Honest bodies gone wrong in one place: another type, missing, extra, too long, too deep, not text; and anything that JSON can say. */
export function badBodies(honest: unknown): fc.Arbitrary<BadBody> {
  const places = placesIn(honest);
  const anywhere = fc.constantFrom(...places);
  const inner = fc.constantFrom(...(places.length > 1 ? places.slice(1) : places));
  const objects = places.filter((place) => {
    const found = valueAt(honest, place);
    return typeof found === 'object' && found !== null && !Array.isArray(found);
  });
  const spoilt = (fault: string, place: fc.Arbitrary<Path>, by: fc.Arbitrary<unknown>, neverText = false) =>
    fc
      .record({ place, by })
      .map(({ place: at, by: put }): BadBody => ({ fault, value: replaceAt(honest, at, () => put), neverText }));
  return fc.oneof(
    spoilt('wrong type', anywhere, fc.constantFrom(...OTHER_TYPES)),
    spoilt('missing', inner, fc.constant(undefined)),
    spoilt(
      'too long',
      inner,
      fc.oneof(
        fc.constantFrom(...LONG_TEXTS),
        fc.constantFrom(61, 500).map((length) => Array.from({ length }, () => 'x')),
      ),
    ),
    spoilt('too deep', inner, fc.constantFrom(JSON_DEPTH_MAX + 2, 200).map(nested), true),
    spoilt('not text', inner, fc.constantFrom(...NOT_TEXT), true),
    spoilt('any JSON', anywhere, fc.jsonValue({ maxDepth: 3 })),
    fc
      .record({ at: fc.constantFrom(...(objects.length > 0 ? objects : [[]])), key: fc.constantFrom(...EXTRA_KEYS) })
      .map(({ at, key }): BadBody => ({
        fault: 'extra',
        value: replaceAt(honest, at, (old) => ({ ...Object(old), [key]: 'x' })),
        neverText: false,
      })),
    fc
      .record({ at: fc.constantFrom(...(objects.length > 0 ? objects : [[]])), key: fc.constantFrom(...NOT_TEXT) })
      .map(({ at, key }): BadBody => ({
        fault: 'key is not text',
        value: replaceAt(honest, at, (old) => ({ ...Object(old), [key]: 'x' })),
        neverText: true,
      })),
  );
}

const valueAt = (value: unknown, place: Path): unknown =>
  place.reduce<unknown>((found, key) => (found as Record<string | number, unknown>)[key], value);

/** The honest body with each of its numbers, one at a time, too large for a column. Chance alone would seldom meet them. */
export function hugeNumbers(honest: unknown): unknown[] {
  return placesIn(honest)
    .filter((place) => typeof valueAt(honest, place) === 'number')
    .flatMap((place) =>
      [2_147_483_648, Number.MAX_SAFE_INTEGER, -2_147_483_649, 1e308].map((number) =>
        replaceAt(honest, place, () => number),
      ),
    );
}

/** Bodies that are no JSON at all, or JSON that poisons. */
export const UNREADABLE_BODIES: readonly string[] = [
  '{',
  'nonsense',
  '{"a":1,}',
  '\u0000',
  '"\\ud800"',
  '{"__proto__":{"admin":true}}',
  '{"constructor":{"prototype":{"admin":true}}}',
  '['.repeat(50_000),
  '['.repeat(30) + ']'.repeat(30),
  '{"a":'.repeat(500) + '1' + '}'.repeat(500),
];
