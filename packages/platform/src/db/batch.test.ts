import { afterEach, describe, expect, it, vi } from 'vitest';
import { createBatch, readsAtOnce, type BatchChoices } from './batch.ts';
import { noteOnlyWriter } from './lease.ts';
import type { Database } from './schema.ts';

function recorded(choices?: BatchChoices) {
  const asked: (readonly number[])[] = [];
  const ask = createBatch<number, number>((items) => {
    asked.push(items);
    if (items.includes(13)) return Promise.reject(new Error('refused'));
    if (items.includes(14)) return Promise.reject(Object.assign(new Error('away'), { code: 'ECONNRESET' }));
    return Promise.resolve(items.map((item) => item * 2));
  }, choices);
  return { ask, asked };
}

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

afterEach(() => void vi.useRealTimers());

describe('a batch', () => {
  it('asks together what is asked in one turn, and answers each', async () => {
    const { ask, asked } = recorded();
    expect(await Promise.all([1, 2, 3].map(ask))).toEqual([2, 4, 6]);
    expect(asked).toEqual([[1, 2, 3]]);
  });

  it('asks again for every later turn: nothing is remembered', async () => {
    const { ask, asked } = recorded();
    await ask(1);
    await ask(1);
    expect(asked).toEqual([[1], [1]]);
  });

  it('holds at most so many items', async () => {
    const { ask, asked } = recorded({ itemsMax: 2 });
    expect(await Promise.all([1, 2, 3].map(ask))).toEqual([2, 4, 6]);
    expect(asked).toEqual([[1, 2], [3]]);
  });

  it('with an item that is refused answers the others', async () => {
    const { ask } = recorded();
    const answers = await Promise.allSettled([1, 13, 3].map(ask));
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });

  it('does not ask a second time while the database is away', async () => {
    const { ask, asked } = recorded();
    const answers = await Promise.allSettled([1, 14].map(ask));
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(asked).toHaveLength(1);
  });

  it('of which two may be on their way shares many between them, and few not', async () => {
    const { ask, asked } = recorded({ atOnce: 2 });
    const many = Array.from({ length: 20 }, (_, at) => at + 20);
    expect(await Promise.all(many.map(ask))).toEqual(many.map((item) => item * 2));
    expect(asked.map(({ length }) => length)).toEqual([10, 10]);
    await Promise.all([1, 2, 3].map(ask));
    expect(asked.slice(2)).toEqual([[1, 2, 3]]);
  });

  it.each([1, 2])('has no more than %d on their way, and sends who waits when one comes back', async (atOnce) => {
    // However slow the machine is, nobody loses patience here.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const asked: (readonly number[])[] = [];
    const answer: (() => void)[] = [];
    const ask = createBatch<number, number>(
      (items) => {
        asked.push(items);
        return new Promise((resolve) => answer.push(() => resolve(items)));
      },
      { atOnce },
    );
    const answers: Promise<number>[] = [];
    for (let item = 0; item < atOnce; item += 1) {
      answers.push(ask(item));
      await nextTurn();
      expect(asked).toHaveLength(item + 1);
    }
    answers.push(ask(8), ask(9));
    await nextTurn();
    expect(asked).toHaveLength(atOnce);
    answer[0]?.();
    await nextTurn();
    expect(asked.slice(atOnce)).toEqual([[8, 9]]);
    for (const give of answer) give();
    expect(await Promise.all(answers)).toHaveLength(atOnce + 2);
  });

  it('of reads has two on their way on PostgreSQL, one on the embedded database', () => {
    const adapter = {};
    const db = { getExecutor: () => ({ adapter }) } as unknown as Database;
    expect(readsAtOnce(db)).toBe(2);
    noteOnlyWriter(db, () => 0);
    expect(readsAtOnce(db)).toBe(1);
  });
});
