import { isDatabaseUnavailable } from './postgres-pool.ts';

/** More than arrive while one statement is on its way; a bound for those who try. */
const ITEMS_MAX = 200;
/** A statement that takes longer than this one usually does holds up nobody who comes later. */
const WAIT_MS = 20;

interface Waiting<Item, Answer> {
  readonly item: Item;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * What requests ask the database while an earlier statement of the same kind is on its way is asked together, in one statement.
 * Nothing is remembered: every answer was read after it was asked for. An item that the database refuses fails alone.
 * `work` answers in the order of the items.
 */
export function createBatch<Item, Answer>(
  work: (items: readonly Item[]) => Promise<readonly Answer[]>,
  itemsMax: number = ITEMS_MAX,
): (item: Item) => Promise<Answer> {
  const waiting: Waiting<Item, Answer>[] = [];
  let isOnItsWay = false;

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
  const send = (): void => {
    let isAwaited = true;
    const goOn = () => {
      clearTimeout(patience);
      if (!isAwaited) return;
      isAwaited = false;
      isOnItsWay = waiting.length > 0;
      if (isOnItsWay) send();
    };
    const patience = setTimeout(goOn, WAIT_MS);
    void settle(waiting.splice(0, itemsMax)).then(goOn);
  };
  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (isOnItsWay) return;
      isOnItsWay = true;
      // After the sockets that have something to read were read.
      setImmediate(send);
    });
}
