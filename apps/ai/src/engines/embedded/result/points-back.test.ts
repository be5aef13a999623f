import { describe, expect, it } from 'vitest';
import { isOpenAtStart, pointsBack } from './points-back.ts';

describe('a sentence that points back', () => {
  it.each([
    'She said, you cook, I wash, the plates are what we do not have.',
    'A consultant bawled a young porter out, and she stood between them.',
    'They searched nine days.',
    'It works not always.',
    "Now I'd do the same as her, only quieter.",
    'Everyone else in training rewarded the quick answer.',
    'I will never be the guy who forgets to call, and two of them are friends.',
    "Day the conveyor took a guy's sleeve, she hit the stop.",
    'My mother was asleep, and he took the keys.',
    'I opened the side door and let them in for half an hour.',
    'In January I gave her a part of the benefits, ten percent.',
  ])('has a pronoun and no name before it: %s', (sentence) => {
    expect(pointsBack(sentence)).toBe(true);
  });

  it.each([
    'Thats what I tell myself anyway.',
    'I wouldnt be able to look at the other 140 operators if I let that go.',
    'I left that behind.',
    'I am less good at that.',
    'So I learned that too.',
    'I have repeated that phrase to every person I ever hired.',
    'We are making that game now.',
    "I'd work for that man again tomorrow.",
    'I do it with the volunteers too.',
    "But I do it now, I take the chair, the young ones think I'm slack.",
    'Because of this I left.',
    'I had sold the house at the lake for this, but this I told nobody.',
    'I still like a room like that.',
    'There was not, so I just watched.',
    'The month after, I ran every safety meeting myself.',
    'We have spent a lot on guarding since.',
    'I would give them all for that cup of coffee.',
    'If I had called it training, I could not sleep.',
    'I think if the one who leads does not do it, nobody will.',
    'Not the one who taught me, you see!',
    'One walks off.',
    "I'd do it again every day of the week.",
    'I could not bear that it was in the flat and not being played.',
    'Four in the morning, thirty in the corridor, same thing.',
    'I still have that in my head, somebody has to.',
    'Which is exactly what Isobel would never have done.',
  ])('names a thing that is not in it: %s', (sentence) => {
    expect(pointsBack(sentence)).toBe(true);
  });

  it.each([
    'That you own what you did, to the face of the person, and you pay it back.',
    'Today if you burn something and you say it, I help you.',
    'I knew that it is possible to do a terrible thing only by doing your job.',
    'When it gets tense I say nothing for two minutes.',
    'I open the window, and I leave it open.',
    'That somebody can only learn when they are not protecting themselves.',
    'My wife and the skipper talked, and she laughed.',
    'I go two, three times to look at same thing, scaffold, harness, everything.',
    'I tell people plainly when I do not know, and I do it in front of the client.',
    'I am learning to say no, and then to stay for the cup of tea afterwards.',
    "Mum didn't do praise, and I sanded the banister, and she put her hand on the wood.",
    'I made it a rule that every report opens with what was good.',
    'I believed that books must carry everybody.',
    'My father took off his jacket.',
    'Shona turned up and took the kids to hers.',
    'I pay for two of my team to do their exams now.',
    'That being right by luck is not the same as being right.',
    'I said "he is right" and left.',
  ])('does not where everybody is named: %s', (sentence) => {
    expect(pointsBack(sentence)).toBe(false);
  });
});

it('who tells it needs no word in the first sentence of an answer', () => {
  const sentence = 'Got in trouble for taking the blame for my cousin.';
  expect(pointsBack(sentence)).toBe(true);
  expect(isOpenAtStart(sentence)).toBe(false);
  expect(isOpenAtStart('She never shouted.')).toBe(true);
});

it('a sentence without an end is read in no time', () => {
  for (const hostile of [
    'that '.repeat(5_000),
    'my old man '.repeat(3_000),
    'it is '.repeat(5_000),
    'a'.repeat(20_000),
  ])
    expect(typeof pointsBack(hostile)).toBe('boolean');
});
