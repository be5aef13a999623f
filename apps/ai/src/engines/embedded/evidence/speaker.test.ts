import { describe, expect, it } from 'vitest';
import { speakerOf } from './speaker.ts';

describe('whose sentence it is', () => {
  it.each([
    ['self', 'I kept my word.'],
    ['self', 'i kept my word.'],
    ['self', 'He shouted at me in front of the team.'],
    ['self', 'She told me that I would never make it.'],
    ['self', "We're the ones who stayed."],
    ['implied', 'Failing the exam that mattered most.'],
    ['implied', 'When my father died.'],
    ['implied', 'My heart was broken.'],
    ['other', 'He told me that he had lost his job.'],
    ['other', 'My uncle smoked a lot.'],
    ['other', 'The children had baskets of candy.'],
    ['other', '“I have never told a lie in my life”, said my uncle.'],
    ['other', 'She said she wanted to be free.'],
  ] as const)('%s: %s', (speaker, sentence) => {
    expect(speakerOf(sentence)).toBe(speaker);
  });
});
