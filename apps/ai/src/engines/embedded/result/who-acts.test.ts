import { describe, expect, it } from 'vitest';
import { actorOf } from './who-acts.ts';

describe('who acts in a sentence', () => {
  it.each([
    ['self', 'I gave the money back.'],
    ['self', 'We hid a family in our house, the Kamaus, five of them, eight days.'],
    ['self', "so it wasn't brave, i just couldn't picture explaining to that kid that we kept the rate up"],
    ['self', 'I said "he is right".'],
    ['other', 'She tied a trash bag around each leg and shoveled with us.'],
    ['other', 'The neighbour, Mrs Docherty, brought me out a piece and jam.'],
    ['other', 'My dad pulled every last quill and that dog never bit me.'],
    ['other', 'Dad served him and waited for every word.'],
    ['other', 'Shona turned up every Tuesday and Thursday for a year.'],
    ['other', 'Colonel Whitaker said, "I will have it corrected by 1600."'],
    ['both', 'He was frightened so I took the long way, past the window.'],
    ['both', 'I asked what was broken and she took ten minutes and listed it honestly.'],
    ['seen', 'I saw that for him everybody who works in the kitchen is the kitchen.'],
    ['seen', 'I have known many learned persons, but none who so quickly turned a misfortune into work.'],
    ['seen', "I'd follow someone who shows me how they decide and can be corrected."],
    ['nobody', "You can't hurry a frightened man."],
    ['nobody', 'Everyone else in training rewarded the quick answer.'],
    ['nobody', 'Never in front of people.'],
    ['nobody', 'But honestly also my picture of myself as the guy who says no to money.'],
    ['nobody', "Good work deserves respect, also that of a person who can't answer back."],
  ])('is %s: %s', (actor, sentence) => {
    expect(actorOf(sentence)).toBe(actor);
  });

  it('is whoever acted before where the sentence names nobody', () => {
    expect(actorOf('Paid them out of my own pocket.', ['Two lads were aboard.', 'I cut it.'])).toBe('self');
    expect(actorOf('Never made a thing of it.', ['She sat down on the step beside me.'])).toBe('other');
  });
});
