import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { read, type Person } from './person.ts';

/** The three places of a key where a person's words are kept; each save carries a running number. */
const SAVES = {
  data: (key: { userId: string; licenseCode: string }, n: number, bytes: number) =>
    [
      'fingerprintData/save-fingerprint-data',
      {
        ...key,
        data: JSON.stringify({ n, story: `Memory ${n} ${randomBytes(bytes).toString('base64')}` }),
        lastPageAccessed: `page-${n}`,
        visitedRoutes: '',
      },
    ] as const,
  answers: ({ licenseCode }: { licenseCode: string }, n: number) =>
    [
      'narrative/save-survey-data',
      { licenseCode, surveyData: [{ question: 'What do you remember?', answer: String(n) }] },
    ] as const,
  role: ({ licenseCode }: { licenseCode: string }, n: number) =>
    [
      'fingerprintData/save-professional-life',
      { licenseCode, industry: '', role: String(n), education: '', income: '' },
    ] as const,
} as const;
type Place = keyof typeof SAVES;
const PLACES = Object.keys(SAVES) as Place[];

export type Promised = ReadonlyMap<Place, number>;

export interface WriterOptions {
  readonly restMs?: number;
  /** How much a story weighs; asked anew for each. */
  readonly bytes?: () => number;
}

interface Record {
  readonly data: string;
  readonly surveyData: readonly { readonly answer: string }[];
  readonly role?: string;
}

/** A person who saves without a break and remembers the last number that was acknowledged in each place. */
export interface Writer {
  readonly acknowledged: number;
  /** When the last save was acknowledged. */
  readonly lastAt: number;
  /** Saves that were not taken, by status: 0 is no answer at all. */
  readonly refused: ReadonlyMap<number, number>;
  /** Ends after the save under way. */
  stop(): Promise<void>;
  /** The last number acknowledged in each place, up to now. */
  promised(): Promised;
  /** How many places hold less than was promised, by default up to now. Asks until the server answers. */
  lost(promised?: Promised): Promise<number>;
}

const AFTER_REFUSAL_MS = 100;
const ANSWER_WITHIN_TRIES = 300;

export function writer(person: Person, options: WriterOptions = {}): Writer {
  const key = { userId: person.id, licenseCode: person.keys[0] ?? '' };
  const kept = new Map<Place, number>();
  const refused = new Map<number, number>();
  let acknowledged = 0;
  let lastAt = 0;
  const writing = new AbortController();
  let n = 0;

  const write = async () => {
    while (!writing.signal.aborted) {
      n += 1;
      const place = PLACES[n % PLACES.length] ?? 'data';
      const [path, body] = SAVES[place](key, n, options.bytes?.() ?? 30);
      const { status } = await person.call('POST', `/api/${path}`, body);
      if (status === 201) {
        kept.set(place, n);
        acknowledged += 1;
        lastAt = Date.now();
        if (options.restMs !== undefined) await pause(options.restMs);
      } else {
        refused.set(status, (refused.get(status) ?? 0) + 1);
        await pause(AFTER_REFUSAL_MS);
      }
    }
  };
  const ended = write();

  const stored = async (): Promise<Record | undefined> => {
    for (let tries = 0; ; tries += 1) {
      const answer = await person.call('GET', `/api/fingerprintData/data/${key.userId}/${key.licenseCode}`);
      if (answer.status === 200) return read<{ data: Record[] }>(answer).data[0];
      if (tries > ANSWER_WITHIN_TRIES)
        throw new Error(`the record cannot be read: ${answer.status} ${answer.text.slice(0, 200)}`);
      await pause(100);
    }
  };

  return {
    get acknowledged() {
      return acknowledged;
    },
    get lastAt() {
      return lastAt;
    },
    refused,
    stop: async () => {
      writing.abort();
      await ended;
    },
    promised: () => new Map(kept),
    // Taken before the question: what is acknowledged meanwhile is newer than the answer.
    lost: async (promised = new Map(kept)) => {
      const record = await stored();
      const found: { [place in Place]: number } = {
        data: (JSON.parse(record?.data ?? '{}') as { n?: number }).n ?? 0,
        answers: Number(record?.surveyData[0]?.answer ?? 0),
        role: Number(record?.role ?? 0),
      };
      return PLACES.filter((place) => found[place] < (promised.get(place) ?? 0)).length;
    },
  };
}

export async function lostBy(writers: readonly Writer[]): Promise<number> {
  const each = await Promise.all(writers.map((one) => one.lost()));
  return each.reduce((sum, lost) => sum + lost, 0);
}

export const acknowledgedBy = (writers: readonly Writer[]): number =>
  writers.reduce((sum, one) => sum + one.acknowledged, 0);

/** Refusals of all, by status. */
export function refusedBy(writers: readonly Writer[]): ReadonlyMap<number, number> {
  const all = new Map<number, number>();
  for (const one of writers) for (const [status, count] of one.refused) all.set(status, (all.get(status) ?? 0) + count);
  return all;
}

/** Waits until everyone has been acknowledged after this moment; answers how long that took. */
export async function backAfter(writers: readonly Writer[], since: number, withinMs: number): Promise<number> {
  while (writers.some(({ lastAt }) => lastAt <= since)) {
    if (Date.now() - since > withinMs) return Number.POSITIVE_INFINITY;
    await pause(20);
  }
  return Date.now() - since;
}

/** "no answer 3, 503 12", or "none". */
export function refusals(statuses: ReadonlyMap<number, number>): string {
  const parts = [...statuses]
    .toSorted(([a], [b]) => a - b)
    .map(([status, count]) => `${count} × ${status === 0 ? 'no answer' : status}`);
  return parts.length === 0 ? 'none refused' : `refused: ${parts.join(', ')}`;
}

/** Whether the only refusals were these. */
export const onlyRefused = (statuses: ReadonlyMap<number, number>, ...allowed: readonly number[]): boolean =>
  [...statuses.keys()].every((status) => allowed.includes(status));
