import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { WATCHED_SHARE, WatchedSeconds } from './watched-seconds.ts';

function playThrough(seen: WatchedSeconds, from: number, to: number, step: number): void {
  for (let time = from; time <= to; time += step) seen.played(time);
}

describe('watched seconds', () => {
  it('are all of them when the clip plays through, however often the browser reports', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 5, max: 200, noNaN: true }),
        fc.double({ min: 0.05, max: 1.9, noNaN: true }),
        (duration, step) => {
          const seen = new WatchedSeconds();
          playThrough(seen, 0, duration, step);
          seen.played(duration);
          expect(seen.share(duration)).toBeGreaterThanOrEqual(WATCHED_SHARE);
        },
      ),
    );
  });

  it('do not grow by jumping to the end', () => {
    const seen = new WatchedSeconds();
    playThrough(seen, 0, 3, 0.25);
    seen.played(78);
    seen.played(79);
    expect(seen.share(80)).toBeLessThan(0.1);
  });

  it('do not grow by playing the same part again', () => {
    const seen = new WatchedSeconds();
    playThrough(seen, 0, 20, 0.25);
    const once = seen.share(80);
    playThrough(seen, 0, 20, 0.25);
    expect(seen.share(80)).toBe(once);
  });

  it('add up over pauses and jumps back', () => {
    const seen = new WatchedSeconds();
    playThrough(seen, 40, 80, 0.5);
    playThrough(seen, 0, 41, 0.5);
    expect(seen.share(80)).toBe(1);
  });

  it('are none of a clip without length', () => {
    expect(new WatchedSeconds().share(0)).toBe(0);
  });
});
