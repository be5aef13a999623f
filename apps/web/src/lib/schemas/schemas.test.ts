import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** Everything that holds schemas, once with zod and once with what the browser gets in its place. */
const contract = fileURLToPath(new URL('../../../../../packages/contract/src', import.meta.url));
const FORMS = [
  'auth/reset-password-rules',
  'auth/registration-rules',
  'auth/log-in-rules',
  'purchase/recipients-schema',
  'purchase/quantity-schema',
].map((name) => fileURLToPath(new URL(`../../features/${name}.ts`, import.meta.url)));
const MODULES = readdirSync(contract)
  .filter((file) => file.endsWith('.ts') && !file.includes('.test.') && !file.endsWith('-routes.ts'))
  .map((file) => `${contract}/${file}`)
  .concat(FORMS);

interface Parsed {
  readonly success: boolean;
  readonly data?: unknown;
  readonly error?: { readonly issues: readonly { path: PropertyKey[]; message: string }[] };
}
interface Parser {
  safeParse(value: unknown): Parsed;
}

/** By the way to it: module, export, part of a route. */
type Found = ReadonlyMap<string, Parser>;

/** A rule of zod's is a schema as well; ours is none. */
const isParser = (value: unknown): value is Parser => {
  if (typeof value !== 'object' || value === null) return false;
  const { safeParse, def } = value as Partial<Parser> & { readonly def?: { readonly type: string } };
  return typeof safeParse === 'function' && def?.type !== 'custom';
};

function parsersIn(holder: object, name: string, depth = 0): [string, Parser][] {
  return Object.entries(holder).flatMap(([key, value]: [string, unknown]): [string, Parser][] => {
    if (isParser(value)) return [[`${name}.${key}`, value]];
    return depth < 2 && typeof value === 'object' && value !== null && !Array.isArray(value)
      ? parsersIn(value, `${name}.${key}`, depth + 1)
      : [];
  });
}

const folder = mkdtempSync(path.join(tmpdir(), 'lf-schemas-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function schemasWith(name: string, alias: Record<string, string>): Promise<Found> {
  const file = path.join(folder, `${name}.mjs`);
  const { outputFiles } = await build({
    stdin: {
      contents: MODULES.map((file, at) => `export * as m${at} from ${JSON.stringify(file)};`).join('\n'),
      resolveDir: contract,
      loader: 'ts',
    },
    alias,
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'browser',
  });
  writeFileSync(file, outputFiles[0]?.text ?? '');
  const module = (await import(pathToFileURL(file).href)) as Record<string, object>;
  return new Map(
    Object.entries(module).flatMap(([key, exported]) => parsersIn(exported, MODULES[Number(key.slice(1))] ?? key)),
  );
}

const JUNK = fc.oneof(
  fc.constantFrom(undefined, null, '', ' ', 'x', 'on', 0, -1, 1.5, Number.NaN, Infinity, 2 ** 60, true, [], {}, [''], {
    a: 1,
  }),
  fc.constantFrom(
    '2026-02-29T10:00:00Z',
    '2026-11-15T10:00:00.123Z',
    '2024-02-29T23:59:59Z',
    '2026-11-15T10:00:00+01:00',
  ),
  fc.constantFrom(
    '00000000-0000-0000-0000-000000000000',
    'a3bb189e-8bf9-4c8f-9c3a-1f6d5c2e7b10',
    'ABCD-1234',
    'a@b.co',
  ),
  fc.string({ maxLength: 30 }),
);

interface Kind {
  readonly def: Def;
}
interface Def {
  readonly type: string;
  readonly shape?: Readonly<Record<string, Kind>>;
  readonly element?: Kind;
  readonly innerType?: Kind;
  readonly in?: Kind;
  readonly valueType?: Kind;
  readonly options?: readonly Kind[];
  readonly entries?: Readonly<Record<string, string>>;
  readonly values?: readonly unknown[];
}

/** Mostly what the schema asks for, sometimes something else in one of its places. */
function inputsOf(schema: Kind): fc.Arbitrary<unknown> {
  const { def } = schema;
  const fitting = (): fc.Arbitrary<unknown> => {
    switch (def.type) {
      case 'object': {
        const shape = Object.fromEntries(Object.entries(def.shape ?? {}).map(([key, inner]) => [key, inputsOf(inner)]));
        const whole = fc.record(shape);
        return fc.oneof(
          { weight: 6, arbitrary: whole },
          { weight: 1, arbitrary: fc.record(shape, { requiredKeys: [] }) },
          { weight: 1, arbitrary: whole.map((value) => ({ ...value, another: 1 })) },
        );
      }
      case 'array':
        return fc.array(inputsOf(def.element as Kind), { maxLength: 3 });
      case 'record':
        return fc.dictionary(fc.string({ maxLength: 6 }), inputsOf(def.valueType as Kind), { maxKeys: 3 });
      case 'optional':
      case 'prefault':
        return fc.oneof(fc.constant(undefined), inputsOf(def.innerType as Kind));
      case 'nullable':
        return fc.oneof(fc.constant(null), inputsOf(def.innerType as Kind));
      case 'pipe':
        return inputsOf(def.in as Kind);
      case 'union':
        return fc.oneof(...(def.options ?? []).map(inputsOf));
      case 'enum':
        return fc.constantFrom(...Object.values(def.entries ?? {}));
      case 'literal':
        return fc.constantFrom(...(def.values ?? []));
      case 'number':
        return fc.oneof(fc.integer({ min: -2, max: 700 }), fc.double());
      case 'boolean':
        return fc.boolean();
      case 'null':
        return fc.constant(null);
      default:
        return fc.oneof(
          fc.string({ maxLength: 20 }),
          fc.string({ minLength: 1, maxLength: 8, unit: 'grapheme-ascii' }),
          JUNK,
        );
    }
  };
  return fc.oneof({ weight: 12, arbitrary: fitting() }, { weight: 1, arbitrary: JUNK });
}

/** What a caller sees: the value, or the first complaint about each field. */
function seen(schema: Parser | undefined, input: unknown): unknown {
  let parsed: Parsed | undefined;
  try {
    parsed = schema?.safeParse(input);
  } catch {
    // A rule that looks at a part of what is no object.
    return 'throws';
  }
  const { success, data, error } = parsed ?? { success: false };
  if (success) return { data };
  const complaints: Record<string, string> = {};
  for (const { path, message } of error?.issues ?? []) complaints[String(path[0] ?? '')] ??= message;
  return { complaints };
}

let real: Found;
let small: Found;
beforeAll(async () => {
  [real, small] = await Promise.all([
    schemasWith('zod', {}),
    schemasWith('small', { 'zod/mini': fileURLToPath(new URL('index.ts', import.meta.url)) }),
  ]);
});

describe('the small schemas', () => {
  it('are made of every schema of the contract', () => {
    expect(real.size).toBeGreaterThan(150);
    expect([...small.keys()]).toEqual([...real.keys()]);
  });

  it('accept, change and refuse what zod does, with the same words', { timeout: 120_000 }, () => {
    for (const [name, schema] of real) {
      const other = small.get(name);
      fc.assert(
        fc.property(inputsOf(schema as unknown as Kind), (input) => {
          expect(seen(other, input), name).toEqual(seen(schema, input));
        }),
        { numRuns: 60 },
      );
    }
  });
});
