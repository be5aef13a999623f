import { describe, expect, it } from 'vitest';
import { fallsShort } from './falls-short.ts';

describe('a deed against a value', () => {
  it.each([
    ['Honesty', 'I lied to her about the check.'],
    ['Honesty', "i'd not pass on the lying about not being hungry though"],
    ['Honesty', "I'd seen it and I said nothing because it would've been awkward."],
    ['Transparency', 'I told everyone I was fine and I was not.'],
    ['Compassion', "Snapped at a daughter who wouldn't stop crying."],
    ['Compassion', 'I talked over her, and I told her about bedtimes.'],
    ['Kindness', 'I shamed an old man in front of his grandsons.'],
    ['Kindness', "I'd laughed along with the other girls at a boy who had a stammer."],
    ['Courage', 'I was frightened, is all, and I let it go.'],
  ])('is one against %s: %s', (value, sentence) => {
    expect(fallsShort(sentence, value)).toBe(true);
  });

  it.each([
    ['Honesty', 'I told her the truth the same evening.'],
    ['Honesty', 'My father lied to her about the check.'],
    ['Compassion', 'I lied to her about the check.'],
    ['Courage', 'I was scared, but I went up after him.'],
    ['Kindness', 'I never laugh at anybody who asks.'],
    ['Care', 'I lied to her about the check.'],
  ])('is none against %s: %s', (value, sentence) => {
    expect(fallsShort(sentence, value)).toBe(false);
  });
});
