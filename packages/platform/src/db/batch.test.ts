import { describe, expect, it } from 'vitest';
import { createBatch } from './batch.ts';

function recorded(itemsMax?: number) {
  const asked: (readonly number[])[] = [];
  const ask = createBatch<number, number>((items) => {
    asked.push(items);
    if (items.includes(13)) return Promise.reject(new Error('refused'));
    if (items.includes(14)) return Promise.reject(Object.assign(new Error('away'), { code: 'ECONNRESET' }));
    return Promise.resolve(items.map((item) => item * 2));
  }, itemsMax);
  return { ask, asked };
}

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
    const { ask, asked } = recorded(2);
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
});
