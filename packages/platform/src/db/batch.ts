import { hasOnlyWriter } from './lease.ts';
import { isDatabaseUnavailable } from './postgres-pool.ts';
import type { Database } from './schema.ts';

/** More than arrive while one statement is on its way; a bound for those who try. */
const ITEMS_MAX = 200;
/** A statement that takes longer than this one usually does holds up nobody who comes later. */
const WAIT_MS = 20;

/** Fewer than this are not shared between two statements: each costs as much as asking for several. */
const GROUP_MIN = 6;

interface Waiting<Item, Answer> {
  readonly item: Item;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
}

/** The embedded database does one thing at a time: two statements for what one can ask cost it more. */
export const readsAtOnce = (db: Database): number => (hasOnlyWriter(db) ? 1 : 2);

export interface BatchChoices {
  readonly itemsMax?: number;
  /**
   * How many statements may be on their way at once. With one, those who were answered together come back together, and the server has nothing
   * to do while the database works. Two are for reads: two writes of the same rows would wait for each other.
   */
  readonly atOnce?: number;
}

/**
 * What requests ask the database while an earlier statement of the same kind is on its way is asked together, in one statement.
 * Nothing is remembered: every answer was read after it was asked for. An item that the database refuses fails alone.
 * `work` answers in the order of the items.
 */
export function createBatch<Item, Answer>(
  work: (items: readonly Item[]) => Promise<readonly Answer[]>,
  { itemsMax = ITEMS_MAX, atOnce = 1 }: BatchChoices = {},
): (item: Item) => Promise<Answer> {
  const waiting: Waiting<Item, Answer>[] = [];
  let onTheirWay = 0;
  let isPlanned = false;

  const settle = async (batch: readonly Waiting<Item, Answer>[]): Promise<void> => {
    try {
      const answers = await work(batch.map(({ item }) => item));
      batch.forEach(({ resolve }, at) => resolve(answers[at] as Answer));
    } catch (error) {
      if (batch.length > 1 && !isDatabaseUnavailable(error)) {
        await Promise.all(batch.map((one) => settle([one])));
        return;
      }
      for (const { reject } of batch) reject(error);
    }
  };
  const send = (batch: readonly Waiting<Item, Answer>[]): void => {
    let isAwaited = true;
    onTheirWay += 1;
    const goOn = () => {
      clearTimeout(patience);
      if (!isAwaited) return;
      isAwaited = false;
      onTheirWay -= 1;
      sendWaiting();
    };
    const patience = setTimeout(goOn, WAIT_MS);
    void settle(batch).then(goOn);
  };
  const sendWaiting = (): void => {
    for (let free = atOnce - onTheirWay; free > 0 && waiting.length > 0; free -= 1) {
      const share = Math.max(GROUP_MIN, Math.ceil(waiting.length / free));
      send(waiting.splice(0, Math.min(share, itemsMax)));
    }
  };
  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (isPlanned || onTheirWay >= atOnce) return;
      isPlanned = true;
      // After the sockets that have something to read were read.
      setImmediate(() => {
        isPlanned = false;
        sendWaiting();
      });
    });
}
