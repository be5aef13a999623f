import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CAPTION_LINE_MAX, webVtt } from './captions.ts';
import { LEAD_IN_MS, layOut } from './timeline.ts';

const word = fc.stringMatching(/^[a-z]{1,9}[,:]?$/);
const sentence = fc.record({
  text: fc.array(word, { minLength: 1, maxLength: 40 }).map((words) => `${words.join(' ')}.`),
  pauseMs: fc.integer({ min: 0, max: 2000 }),
});
const narration = fc.record({
  clip: fc.constant('c'),
  kind: fc.constant('audio' as const),
  title: fc.constant('t'),
  sentences: fc.array(sentence, { minLength: 1, maxLength: 12 }),
});

interface Shown {
  readonly from: number;
  readonly to: number;
  readonly lines: string[];
}

const seconds = (stamp: string): number => stamp.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);

function read(vtt: string): Shown[] {
  return vtt
    .trim()
    .split('\n\n')
    .slice(1)
    .map((block) => {
      const [, times = '', ...lines] = block.split('\n');
      const [from = '', to = ''] = times.split(' --> ');
      return { from: seconds(from), to: seconds(to), lines };
    });
}

describe('captions', () => {
  it('show every word once, in order, two short lines at a time, never two captions at once', () => {
    fc.assert(
      fc.property(narration, fc.integer({ min: 300, max: 9000 }), (told, lengthMs) => {
        const timeline = layOut(
          told,
          told.sentences.map(() => lengthMs),
        );
        const shown = read(webVtt(timeline));
        expect(shown.flatMap(({ lines }) => lines).join(' ')).toBe(told.sentences.map(({ text }) => text).join(' '));
        shown.forEach(({ from, to, lines }, i) => {
          expect(lines.length).toBeLessThanOrEqual(2);
          expect(to).toBeGreaterThanOrEqual(from);
          expect(from).toBeGreaterThanOrEqual(shown[i - 1]?.to ?? 0);
          // A line may hang over by a word where the words are long; never by more.
          for (const line of lines) expect(line.length).toBeLessThanOrEqual(CAPTION_LINE_MAX + 22);
        });
      }),
    );
  });

  it('start with the sentence they show', () => {
    const timeline = layOut(
      {
        clip: 'c',
        kind: 'audio',
        title: 't',
        sentences: [
          { text: 'One.', pauseMs: 500 },
          { text: 'Two.', pauseMs: 0 },
        ],
      },
      [1000, 1000],
    );
    expect(read(webVtt(timeline)).map(({ from }) => from)).toEqual([LEAD_IN_MS / 1000, (LEAD_IN_MS + 1500) / 1000]);
  });
});

describe('the timeline', () => {
  const told = {
    clip: 'c',
    kind: 'video' as const,
    title: 't',
    sentences: [
      { text: 'A.', cue: 'a', pauseMs: 100 },
      { text: 'B.', cue: 'b', pauseMs: 900 },
    ],
  };

  it('knows when each cue starts and when all is over', () => {
    const { at, durationMs } = layOut(told, [1000, 2000]);
    expect([at('a'), at('b'), durationMs]).toEqual([LEAD_IN_MS / 1000, (LEAD_IN_MS + 1100) / 1000, LEAD_IN_MS + 4000]);
  });

  it('refuses a cue that is not there, a cue that stands twice, a sentence without a length', () => {
    expect(() => layOut(told, [1000, 2000]).at('c')).toThrow("no cue 'c'");
    expect(() => layOut({ ...told, sentences: told.sentences.map((s) => ({ ...s, cue: 'a' })) }, [1, 1])).toThrow(
      'twice',
    );
    expect(() => layOut(told, [1000])).toThrow('sentence 2 has no length');
  });
});
