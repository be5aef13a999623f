import { describe, expect, it } from 'vitest';
import { ownWordsAround } from './own-words.ts';
import { sceneText } from './scene.ts';
import { answerOf } from './told-answer-fixture.ts';

const UP = 'You go up first.';
const STAND = "If I wouldn't stand on it, nobody stands on it.";
const DRAWER = 'I keep a drawer at work with cereal bars and teabags.';
const KETTLE = 'I put the kettle on before I open the file.';

const textOf = (quotes: readonly string[], at: number, rules: readonly string[]) => {
  const scores = Object.fromEntries(rules.map((quote) => [quote, 0.9]));
  const told = answerOf(quotes, { rules: scores, alone: scores });
  const words = ownWordsAround(told, at);
  return words && sceneText(told, words);
};

describe('own words', () => {
  it('begin with a sentence that stands alone and says how the person lives', () => {
    expect(textOf([DRAWER, 'My manager asked why.'], 0, [DRAWER])).toBe(DRAWER);
    expect(textOf([DRAWER], 0, [])).toBeUndefined();
  });

  it('reach back to such a sentence where their own points back', () => {
    expect(textOf(['That you go up first.', STAND], 1, ['That you go up first.', STAND])).toBe(
      `That you go up first. ${STAND}`,
    );
    expect(textOf([UP, STAND], 1, [STAND])).toBeUndefined();
  });

  it('go on as long as the person says how they live', () => {
    expect(textOf([DRAWER, KETTLE, 'My manager once came by.'], 0, [DRAWER, KETTLE])).toBe(`${DRAWER} ${KETTLE}`);
  });

  it.each([
    'Then actually be in the back row for them.',
    "I'd say have some tea and do not fix anything.",
    'I said try getting the truth out of them.',
    'Now I wipe my hands also, even if they are clean.',
    'I would have asked for permission in those days.',
  ])('do not begin with "%s"', (sentence) => expect(textOf([sentence], 0, [sentence])).toBeUndefined());
});
