import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { mirrorRelease } from './mirror-release.ts';

test.each([
  [0, 0, 1, 1, 'keep'],
  [0, 0, 2, 2, 'keep'],
  [0, 0, 3, 3, 'count_all'],
  [3, 3, 0, 0, 'keep'],
  [3, 3, 1, 1, 'keep'],
  [3, 3, 2, 2, 'count_all'],
  [7, 7, 2, 2, 'keep'],
  [7, 7, 3, 3, 'count_all'],
  // One of three was taken back.
  [2, 2, 0, 0, 'count_none'],
  [2, 2, 1, 1, 'count_none'],
  [2, 2, 2, 2, 'count_all'],
  // And the view had gone with it.
  [0, 2, 1, 1, 'keep'],
  [0, 2, 2, 2, 'count_all'],
  // One was changed.
  [3, 3, 1, 0, 'keep'],
  [3, 3, 2, 1, 'keep'],
  [2, 2, 2, 1, 'count_none'],
  [3, 3, 3, 2, 'count_all'],
  // Two were changed: what is known of both is known of none alone.
  [3, 3, 2, 0, 'count_all'],
  [3, 3, 3, 1, 'keep'],
] as const)(
  '%i counted, %i seen before, %i never seen, %i of them of new people: %s',
  (counted, seen, unseen, newPeople, expected) => {
    expect(mirrorRelease({ counted, seen, unseen, newPeople })).toBe(expected);
  },
);

it('at the end the eighth and the ninth need not wait for a tenth', () => {
  const last = (counted: number, seen: number, unseen: number) =>
    mirrorRelease({ counted, seen, unseen, newPeople: unseen }, true);
  expect(last(7, 7, 2)).toBe('count_all');
  expect(last(7, 7, 1)).toBe('keep');
  expect(last(0, 0, 2)).toBe('keep');
});

/** Replies by name, as the service keeps them. */
class Replies {
  /** Whose reply, or an earlier one, was shown. */
  readonly known = new Set<number>();
  seen = new Set<number>();
  all: number[] = [];
  view: number[] = [];

  takeBack(person: number): void {
    this.all = this.all.filter((one) => one !== person);
    this.view = this.view.filter((one) => one !== person);
    this.seen.delete(person);
  }

  /** Whose replies are newly shown, and which of these people are shown for the first time. */
  settle(isLast = false): { readonly added: number; readonly people: number } {
    const unseen = this.all.filter((person) => !this.seen.has(person));
    const people = unseen.filter((person) => !this.known.has(person)).length;
    const counts = { counted: this.view.length, seen: this.all.length - unseen.length, unseen: unseen.length };
    const release = mirrorRelease({ ...counts, newPeople: people }, isLast);
    if (release === 'keep') return { added: 0, people: 0 };
    this.view = release === 'count_all' ? [...this.all] : [];
    if (release === 'count_none') return { added: 0, people: 0 };
    for (const person of unseen) {
      this.seen.add(person);
      this.known.add(person);
    }
    return { added: unseen.length, people };
  }
}

it('when ten have replied one after the other, all ten are seen', () => {
  const replies = new Replies();
  for (let person = 0; person < 10; person += 1) {
    replies.all.push(person);
    replies.settle();
  }
  expect(replies.view).toHaveLength(10);
});

it('a changed reply does not release one that waits; the next new one does', () => {
  const replies = new Replies();
  replies.all.push(0, 1, 2);
  expect(replies.settle()).toEqual({ added: 3, people: 3 });
  replies.all.push(3);
  expect(replies.settle().added).toBe(0);
  replies.takeBack(0);
  replies.all.push(0);
  expect(replies.settle().added).toBe(0);
  expect(replies.view).toEqual([]);
  replies.all.push(4);
  expect(replies.settle()).toEqual({ added: 3, people: 2 });
});

it('whatever comes, changes and goes, the owner never sees one or two people, and never one person more than before', () => {
  const kind = fc.constantFrom('reply' as const, 'change' as const, 'take back' as const);
  const steps = fc.array(fc.tuple(kind, fc.nat({ max: 14 })), { maxLength: 60 });
  fc.assert(
    fc.property(steps, (all) => {
      const replies = new Replies();
      for (const [step, person] of all) {
        const hasReplied = replies.all.includes(person);
        if (hasReplied && step !== 'reply') replies.takeBack(person);
        // Also of somebody who has taken an earlier one back.
        const gives = hasReplied ? step === 'change' : step === 'reply' && replies.all.length < 10;
        if (gives) replies.all.push(person);
        const { added, people } = replies.settle();
        expect(added).not.toBe(1);
        expect(people).not.toBe(1);
        expect(replies.view.length === 0 || replies.view.length >= 3).toBe(true);
      }
    }),
    { numRuns: 500 },
  );
});
