import { describe, expect, it } from 'vitest';
import { ARCHETYPES } from './archetypes.ts';
import { archetypeTexts, firstSentence, triggerTexts } from './result-texts.ts';

describe('archetypeTexts', () => {
  it.each(ARCHETYPES)('takes the standing parts of the $name out of the explanation', (archetype) => {
    const { protects, shows, gift, name } = archetype;
    const texts = archetypeTexts(
      name,
      `I heard it where you wrote: “No. Not me.” ${protects} ${shows} ${gift} It has served you.`,
    );
    expect(texts).toEqual({
      explanation: 'I heard it where you wrote: “No. Not me.” It has served you.',
      protects,
      shows,
      gift,
    });
  });

  it('leaves an unknown archetype as it was explained', () => {
    expect(archetypeTexts('Lighthouse', 'You shine.')).toEqual({ explanation: 'You shine.' });
  });
});

describe('triggerTexts', () => {
  it.each(ARCHETYPES.flatMap(({ triggers }) => triggers))(
    'finds the move at the end of $name',
    ({ name, touches, repair }) => {
      expect(triggerTexts(name, `${touches} In your words: “I left!” Next time, try this: ${repair}`)).toEqual({
        explanation: `${touches} In your words: “I left!”`,
        repair,
      });
    },
  );

  it('leaves an unknown trigger as it was explained', () => {
    expect(triggerTexts('Rain', 'It is wet.')).toEqual({ explanation: 'It is wet.' });
  });
});

describe('firstSentence', () => {
  it.each([
    ['You lead from Honesty. Then you rest.', 'You lead from Honesty.'],
    ['No end', 'No end'],
    ['“Always!” you said.', '“Always!”'],
  ])('%s', (text, first) => expect(firstSentence(text)).toBe(first));
});
