import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { mirrorRelease } from './mirror-release.ts';

test.each([
  [0, 0, 1, 'keep'],
  [0, 0, 2, 'keep'],
  [0, 0, 3, 'count_all'],
  [3, 3, 0, 'keep'],
  [3, 3, 1, 'keep'],
  [3, 3, 2, 'count_all'],
  [7, 7, 2, 'keep'],
  [7, 7, 3, 'count_all'],
  // One of three was taken back.
  [2, 2, 0, 'count_none'],
  [2, 2, 1, 'count_none'],
  [2, 2, 2, 'count_all'],
  // And the view had gone with it.
  [0, 2, 1, 'keep'],
  [0, 2, 2, 'count_all'],
] as const)('%i counted, %i seen before, %i never seen: %s', (counted, seen, unseen, expected) => {
  expect(mirrorRelease({ counted, seen, unseen })).toBe(expected);
});

it('at the end the eighth and the ninth need not wait for a tenth', () => {
  expect(mirrorRelease({ counted: 7, seen: 7, unseen: 2 }, true)).toBe('count_all');
  expect(mirrorRelease({ counted: 7, seen: 7, unseen: 1 }, true)).toBe('keep');
  expect(mirrorRelease({ counted: 0, seen: 0, unseen: 2 }, true)).toBe('keep');
});

/** Replies by name, as the service keeps them. */
class Replies {
  readonly seen = new Set<number>();
  all: number[] = [];
  view: number[] = [];

  settle(isLast = false): readonly number[] {
    const seen = this.all.filter((id) => this.seen.has(id)).length;
    const release = mirrorRelease({ counted: this.view.length, seen, unseen: this.all.length - seen }, isLast);
    if (release === 'keep') return [];
    const fresh = release === 'count_all' ? this.all.filter((id) => !this.seen.has(id)) : [];
    this.view = release === 'count_all' ? [...this.all] : [];
    for (const id of fresh) this.seen.add(id);
    return fresh;
  }
}

it('when ten have replied one after the other, all ten are seen', () => {
  const replies = new Replies();
  for (let id = 0; id < 10; id += 1) {
    replies.all.push(id);
    replies.settle();
  }
  expect(replies.view).toHaveLength(10);
});

it('whatever comes and goes, the owner never sees one or two people, and never one person more than before', () => {
  const steps = fc.array(fc.oneof(fc.constant('reply' as const), fc.nat({ max: 9 })), { maxLength: 40 });
  fc.assert(
    fc.property(steps, (all) => {
      const replies = new Replies();
      all.forEach((step, id) => {
        if (step === 'reply') {
          if (replies.all.length < 10) replies.all.push(id);
        } else {
          const gone = replies.all[step];
          replies.all = replies.all.filter((one) => one !== gone);
          replies.view = replies.view.filter((one) => one !== gone);
        }
        expect(replies.settle()).not.toHaveLength(1);
        expect(replies.view.length === 0 || replies.view.length >= 3).toBe(true);
      });
    }),
  );
});
