import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

const soon = () => new Promise<void>((resolve) => setImmediate(resolve));

test('one piece at a time, the shortest work first, and equal work in the order it came', async () => {
  const takeTurn = createTurns();
  const done: string[] = [];
  let running = 0;
  const read = async (name: string, pieces: number) => {
    for (let left = pieces; left > 0; left -= 1)
      await takeTurn(left, async () => {
        expect((running += 1)).toBe(1);
        await soon();
        running -= 1;
        done.push(name);
      });
  };
  await Promise.all([read('long', 3), read('other', 3), read('short', 1)]);
  expect(done).toEqual(['long', 'short', 'long', 'long', 'other', 'other', 'other']);
});

test('a piece that fails does not hold up the others', async () => {
  const takeTurn = createTurns();
  const failed = takeTurn(1, () => Promise.reject(new Error('broken')));
  const next = takeTurn(1, () => Promise.resolve('read'));
  await expect(failed).rejects.toThrow('broken');
  expect(await next).toBe('read');
});
