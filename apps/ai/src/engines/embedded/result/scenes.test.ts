import { describe, expect, it } from 'vitest';
import type { ToldAnswer } from '../told-answer.ts';
import { answerOf } from './told-answer-fixture.ts';
import { sceneText } from './scene.ts';
import { sceneAround } from './scenes.ts';

const OKAFOR = 'I had one boss only, Mr. Okafor, in the market where I carry boxes.';
const JARS = 'One day I break forty jars, and the manager wants to cut my salary.';
const HIS = 'Mr. Okafor says, "I stacked them wrong, take from mine."';
const MINE = 'It was not true, it was me.';
const SUNDAY = 'For this man I would work on Sunday.';

const textOf = (told: ToldAnswer, key: number, wordsMax: number) => {
  const scene = sceneAround(told, key, [], wordsMax);
  return scene && sceneText(told, scene);
};

describe('a scene', () => {
  it('is the whole answer where there is room', () => {
    const told = answerOf([OKAFOR, JARS, HIS, MINE, SUNDAY]);
    expect(textOf(told, 2, 90)).toBe([OKAFOR, JARS, HIS, MINE, SUNDAY].join(' '));
  });

  it('does not end before the sentence that goes on with what was said', () => {
    const told = answerOf([OKAFOR, JARS, HIS, MINE, SUNDAY]);
    expect(textOf(told, 2, 52)).toBe([OKAFOR, JARS, HIS, MINE].join(' '));
  });

  it.each([
    'Fine, good.',
    'Fair enough.',
    "It isn't that different.",
    "Oh God, you're going back a bit now.",
    'That one ended well, so no, nothing to add.',
    'im ok, thanks.',
    'Nothing to worry about.',
  ])('begins after what was said to the interviewer: %s', (reply) => {
    const told = answerOf([reply, OKAFOR, JARS, HIS, MINE, SUNDAY]);
    expect(textOf(told, 3, 90)).toBe([OKAFOR, JARS, HIS, MINE, SUNDAY].join(' '));
  });

  it('leaves at most a third untold', () => {
    const told = answerOf([OKAFOR, JARS, HIS, MINE, SUNDAY]);
    expect(textOf(told, 0, 15)).toBeUndefined();
  });

  it('leaves something out rather than what the person took from it', () => {
    const lesson = 'I never hide a broken jar.';
    const rain = 'The rain was coming down hard on the roof of the hall that morning.';
    const told = answerOf([OKAFOR, JARS, rain, rain, lesson], { rules: { [lesson]: 0.9 } });
    expect(textOf(told, 1, 40)).toBe(`${OKAFOR} ${JARS} … ${lesson}`);
  });

  it('leaves nothing out that the next sentence points to', () => {
    const told = answerOf([
      OKAFOR,
      JARS,
      'A driver called Sam was shouting at us both.',
      'He had seen the whole thing.',
      HIS,
    ]);
    expect(textOf(told, 1, 40) ?? '').not.toContain('… He had');
  });

  it('begins later only with a sentence that can be understood alone', () => {
    const long =
      'It was the winter in which the river froze and nobody could get to the market for weeks and weeks on end, not even with the big sledges of the army.';
    const told = answerOf([long, JARS, HIS, MINE]);
    expect(textOf(told, 2, 32)).toBeUndefined();
    const alone = answerOf([long, JARS, HIS, MINE], { alone: { [JARS]: 0.6 } });
    expect(textOf(alone, 2, 32)).toBe([JARS, HIS, MINE].join(' '));
  });

  it('ends before a question to the interviewer', () => {
    const told = answerOf([OKAFOR, JARS, 'Who reads this, actually?']);
    expect(textOf(told, 0, 90)).toBe([OKAFOR, JARS].join(' '));
  });

  describe('that ends at its point', () => {
    const NOW = 'Today I ask for the broken jars first.';
    const RAIN = 'The rain was coming down hard on the roof of the hall that morning, and nobody had a coat.';
    const pointOf = (quotes: readonly string[], key: number, wordsMax: number, rules = {}) => {
      const told = answerOf(quotes, { rules });
      const scene = sceneAround(told, key, [], wordsMax, 'point');
      return scene && sceneText(told, scene);
    };

    it('goes from the beginning to what the person does since', () => {
      expect(pointOf([OKAFOR, JARS, NOW, RAIN], 1, 40)).toBe([OKAFOR, JARS, NOW].join(' '));
    });

    it('is not cut before it', () => {
      expect(pointOf([OKAFOR, JARS, RAIN, NOW], 0, 30)).toBeUndefined();
    });

    it('begins later only with a rule that needs nothing before it', () => {
      expect(pointOf([RAIN, RAIN, JARS], 2, 20)).toBeUndefined();
    });
  });
});
