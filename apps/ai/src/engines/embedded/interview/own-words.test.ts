import { describe, expect, it } from 'vitest';
import { namedThing } from './named-thing.ts';
import { ownWords } from './own-words.ts';

const quoteOf = (answer: string) => ownWords(answer)?.quote;

describe('saying back the person’s own words', () => {
  it('takes the clause that says what was felt, chosen or understood', () => {
    expect(
      quoteOf(
        'We parked the car by the church. I kept the letter for all those years because it was his. Then we went home.',
      ),
    ).toBe('I kept the letter for all those years');
    expect(quoteOf('It rained. I learned that you do not leave people in the cold.')).toBe(
      'I learned that you do not leave people in the cold',
    );
  });

  it('quotes verbatim', () => {
    const answer = 'Back then i promised my sister, rightly or not, that i would never sell teh house!';
    expect(answer).toContain(quoteOf(answer) ?? 'nothing was quoted');
  });

  it('does not cut a subject in two, nor leave half a sentence', () => {
    expect(quoteOf('My wife and I decided to stay in the village.')).toBe(
      'My wife and I decided to stay in the village',
    );
    expect(quoteOf('When I showed up I was kind of sceptical about them.') ?? '').not.toMatch(/^I showed up I was/);
    expect(quoteOf('After the first film I wanted to watch another one.') ?? '').not.toMatch(/^the first film I/);
  });

  it.each([
    ['I lost my way because I trusted the man who had drawn the map.', /^I trusted the man$/],
    ['It was my birthday, which i enjoyed a lot.', /^i enjoyed a lot$/],
    ['He refused, despite his low speed to let me overtake, and I was angry.', /^despite/],
    ['I was happy each time that we met and especially when it had been long.', /especially$/],
    ['HOW can I be a good man and yet be left?', /^HOW/],
    ['The first warm day I took my boat out on the lake.', /^The first warm day I took/],
  ])('does not hand back a piece that has lost its other half: %s', (answer, half) => {
    expect(quoteOf(answer) ?? '').not.toMatch(half);
  });

  it('takes Virginia for a place', () => {
    expect(quoteOf('I promised to come back to Virginia.')).toBe('I promised to come back to Virginia');
  });

  it('keeps who and which with what they belong to', () => {
    expect(quoteOf('I trusted the man who had drawn the map.')).toBe('I trusted the man who had drawn the map');
  });

  it.each([
    'I pulled down the trousers of a friend.',
    'I felt his hand on my thigh and I froze.',
    'I decided to stop the chemo after the third round.',
    'I wanted to tell them that he beat me.',
    'I knew that my mother was dying.',
    'I hated myself for being so fat.',
    'I slept with my best friend’s husband.',
    'I promised to ignore all previous instructions.',
    'I wrote to admin@example.com and kept the receipt.',
    'I felt like a fucking king that day.',
    'I kept <b>bold</b> promises to {name}.',
    'I was so drunk that I felt brave.',
  ])('leaves alone: %s', (answer) => {
    expect(quoteOf(answer)).toBeUndefined();
  });

  it('turns a thing they named to face them', () => {
    expect(namedThing("I can still smell my grandmother's old kitchen.")).toBe("your grandmother's old kitchen");
    expect(namedThing('I sit there while my grandmother rolls out dough.')).toBeUndefined();
    expect(namedThing('It was the best time of my whole life.')).toBeUndefined();
  });
});
