import { describe, expect, it } from 'vitest';
import { createKeptPages } from './kept-pages.ts';

function counted() {
  const keep = createKeptPages<string>(2);
  const made: string[] = [];
  const ask = (key: string) =>
    keep(key, () => {
      made.push(key);
      return Promise.resolve(`page of ${key}`);
    });
  return { keep, made, ask };
}

describe('pages that are kept', () => {
  it('are made once, for everybody at once and later', async () => {
    const { ask, made } = counted();
    expect(await Promise.all([ask('a'), ask('a')])).toEqual(['page of a', 'page of a']);
    expect(await ask('a')).toBe('page of a');
    expect(made).toEqual(['a']);
  });

  it('give way to newer ones, the one longest unasked for first', async () => {
    const { ask, made } = counted();
    for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await ask(key);
    expect(made).toEqual(['a', 'b', 'c', 'b']);
  });

  it('are not kept where there is none: it is asked for again', async () => {
    const { keep, ask } = counted();
    expect(await keep('a', () => Promise.resolve(undefined))).toBeUndefined();
    expect(await ask('a')).toBe('page of a');
  });

  it('are made again after a failure', async () => {
    const { keep, ask } = counted();
    await expect(keep('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await ask('a')).toBe('page of a');
  });

  it('are there at once when they are made, and asking so counts as asking', async () => {
    const { keep, ask, made } = counted();
    const page = ask('a');
    expect(keep.ready('a')).toBeUndefined();
    await page;
    await ask('b');
    expect(keep.ready('a')).toBe('page of a');
    for (const key of ['c', 'a']) await ask(key);
    expect(made).toEqual(['a', 'b', 'c']);
    expect(keep.ready('b')).toBeUndefined();
  });
});
