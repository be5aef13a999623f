/** What is wrong, and where: the part of a zod issue that forms and calls read. */
export interface Issue {
  readonly path: PropertyKey[];
  /** A rule without words of its own uses those of its schema. */
  message: string | undefined;
  /** The value is of another kind altogether: rules about it would make no sense. */
  readonly stops: boolean;
}

/** Gives the value as it leaves the schema; what is wrong with it goes to the issues. */
export type Read = (value: unknown, issues: Issue[]) => unknown;

/** One rule about a value that is of the right kind; gives the value, changed or not. */
export interface Check {
  (value: unknown, issues: Issue[]): unknown;
  /** Also about a value with a part of the wrong kind. */
  readonly always?: boolean;
}

export type Shape = Readonly<Record<string, Schema>>;

/** A text, or one made of the value it is about. */
type Words = string | ((issue: { readonly input: unknown }) => string);

/** A text, or what zod takes in its place. */
export type Params =
  | string
  | { readonly error?: Words; readonly path?: readonly PropertyKey[]; readonly when?: () => boolean };

const MESSAGE = 'Invalid input';

function wordsOf(params: Params | undefined, input?: unknown): string | undefined {
  const words = typeof params === 'string' ? params : params?.error;
  return typeof words === 'function' ? words({ input }) : words;
}

export function issueOf(params: Params | undefined, stops: boolean, input?: unknown): Issue {
  const path = typeof params === 'object' ? (params.path ?? []) : [];
  return { path: [...path], message: wordsOf(params, input), stops };
}

/** What is unknown: taken off, refused, or kept as it is. */
export type Others = 'strip' | 'strict' | 'loose';

interface Parts {
  readonly words?: string | undefined;
  readonly shape?: Shape;
  readonly others?: Others;
}

type Parsed =
  | { readonly success: true; readonly data: unknown }
  | { readonly success: false; readonly error: { readonly issues: readonly Issue[] } };

export class Schema {
  readonly read: Read;
  readonly checks: readonly Check[];
  readonly words: string | undefined;
  readonly shape: Shape;
  readonly others: Others;

  constructor(read: Read, { words, shape = {}, others = 'strip' }: Parts = {}, checks: readonly Check[] = []) {
    this.read = read;
    this.checks = checks;
    this.words = words;
    this.shape = shape;
    this.others = others;
  }

  run(value: unknown, issues: Issue[]): unknown {
    const before = issues.length;
    let now = this.read(value, issues);
    for (const check of this.checks) {
      if (check.always || !issues.slice(before).some(({ stops }) => stops)) now = check(now, issues);
    }
    for (const issue of issues.slice(before)) issue.message ??= this.words ?? MESSAGE;
    return now;
  }

  /** A part of a larger value: what is wrong with it is wrong there. */
  runAt(key: PropertyKey, value: unknown, issues: Issue[]): unknown {
    const before = issues.length;
    const now = this.run(value, issues);
    for (const { path } of issues.slice(before)) path.unshift(key);
    return now;
  }

  check(...checks: readonly Check[]): Schema {
    return new Schema(this.read, this, [...this.checks, ...checks]);
  }

  safeParse(value: unknown): Parsed {
    const issues: Issue[] = [];
    const data = this.run(value, issues);
    return issues.length === 0 ? { success: true, data } : { success: false, error: { issues } };
  }
}

/** A schema for everything that passes the test. */
export const kind = (passes: (value: unknown) => boolean, params?: Params): Schema =>
  new Schema(
    (value, issues) => {
      if (!passes(value)) issues.push(issueOf(params, true));
      return value;
    },
    { words: typeof params === 'object' && typeof params.error === 'function' ? undefined : wordsOf(params) },
  );

/** A rule that leaves the value as it is. */
export function rule(holds: (value: unknown) => boolean, params?: Params): Check {
  const check = (value: unknown, issues: Issue[]): unknown => {
    if (!holds(value)) issues.push(issueOf(params, false, value));
    return value;
  };
  return typeof params === 'object' && params.when !== undefined ? Object.assign(check, { always: true }) : check;
}
