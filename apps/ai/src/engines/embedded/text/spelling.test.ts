import { beforeAll, describe, expect, it } from 'vitest';
import { repairSpelling } from './spelling.ts';
import { type WordRanks, wordRanks } from './word-ranks.ts';

let ranks: WordRanks;
beforeAll(async () => {
  ranks = await wordRanks();
});

describe('spelling, as the encoder reads it', () => {
  it.each([
    ['I betryaed my freind and she cryed.', 'I betrayed my friend and she cried.'],
    ['becuase i wsa afriad of hte dakr', 'because i was afraid of the dark'],
    ['We didnt talk alot.', "We didn't talk a lot."],
    ['my famliy and my mohter', 'my family and my mother'],
  ])('mends %j', (typed, meant) => {
    expect(repairSpelling(typed, ranks)).toBe(meant);
  });

  it.each([
    'I was humiliated, bewildered and heartbroken.',
    'My unforgiving stepfather snored unapologetically.',
    'Dziękuję bardzo, 谢谢, спасибо.',
    'We hitchhiked and housesat.',
    "I couldn't, wouldn't and didn't.",
    'Covid19, 2nd floor, 😀',
  ])('leaves %j alone', (typed) => {
    expect(repairSpelling(typed, ranks)).toBe(typed);
  });
});
