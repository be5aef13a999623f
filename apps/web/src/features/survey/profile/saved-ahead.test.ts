import { beforeEach, describe, expect, it } from 'vitest';
import { createSavedAhead, type SavedAhead } from './saved-ahead.ts';

let ends: { resolve: () => void; reject: (error: Error) => void }[];
let sent: string[];
let ahead: SavedAhead;

beforeEach(() => {
  ends = [];
  sent = [];
  ahead = createSavedAhead((answers) => {
    sent.push(answers);
    return new Promise<void>((resolve, reject) => ends.push({ resolve, reject }));
  });
});

const underWay = (count: number) => expect.poll(() => ends).toHaveLength(count);

describe('answers that are saved ahead', () => {
  it('are not sent again when they are saved', async () => {
    ahead.sendAhead('a');
    await underWay(1);
    expect(ahead.isSaved('a')).toBe(false);
    ends[0]?.resolve();
    await ahead.save('a');
    expect(ahead.isSaved('a')).toBe(true);
    expect(ahead.isSaved('b')).toBe(false);
    expect(sent).toEqual(['a']);
  });

  it('are waited for while they are on their way, and their failure is told', async () => {
    ahead.sendAhead('a');
    await underWay(1);
    const saving = ahead.save('a');
    ends[0]?.reject(new Error('resting'));
    await expect(saving).rejects.toThrow('resting');
    expect(sent).toEqual(['a']);
  });

  it('are sent once more where that failed before', async () => {
    ahead.sendAhead('a');
    await underWay(1);
    ends[0]?.reject(new Error('resting'));
    await expect.poll(() => ahead.isSaved('a')).toBe(false);
    await Promise.resolve();
    const saving = ahead.save('a');
    await underWay(2);
    ends[1]?.resolve();
    await saving;
    expect(sent).toEqual(['a', 'a']);
  });

  it('never overtake each other', async () => {
    ahead.sendAhead('a');
    await underWay(1);
    const saving = ahead.save('b');
    await Promise.resolve();
    expect(sent).toEqual(['a']);
    ends[0]?.resolve();
    await underWay(2);
    ends[1]?.resolve();
    await saving;
    expect(sent).toEqual(['a', 'b']);
    expect(ahead.isSaved('a')).toBe(false);
  });
});
