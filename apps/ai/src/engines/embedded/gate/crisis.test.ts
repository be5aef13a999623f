import { describe, expect, it } from 'vitest';
import { isCrisis } from './crisis.ts';

const CRISIS = [
  'I want to kill myself',
  'i wanna die',
  'I don’t want to live anymore',
  'I dont want to be here any more.',
  'Some days I just want to go to sleep and never wake up',
  'I wish I was dead',
  'I wish I had never been born.',
  'there is no reason to live',
  'They would be better off without me',
  'Everyone would be happier if I was gone',
  'I tried to end my life last spring',
  'I was going to end it all',
  'My brother took his own life when I was nine.',
  'My uncle killed himself.',
  'I have been cutting myself since school',
  'I used to cut my arms',
  'I took all the pills in the house',
  'I swallowed a whole bottle of pills',
  'I stood there and thought about jumping off the bridge',
  'I thought about driving my car into a tree',
  'life is not worth living',
  "I can't go on like this",
  'I cannot take it any more',
  'I am a burden to everybody',
  'nobody would miss me',
  'I feel suicidal',
  'su1cide',
  'kms lol',
  'I wanted to unalive myself',
  'I think about dying every day',
  'I have a plan to end my life',
  'I lost the will to live',
  'I overdosed at nineteen',
  'I am tired of living',
  'I want to disappear forever',
  'I hoped I would not wake up',
  'self-harm was my way out',
  'I want to hurt myself',
  'my husband hits me',
  'He is going to kill me',
  'I was raped',
  'he molested me as a child',
  'I am not safe at home',
  'I am going to kill my boss',
  'Quiero morir',
  'ich will nicht mehr leben',
  "j'ai envie de mourir",
  'хочу умереть',
  '死にたい',
  'I WANT TO DIE',
  'i want to dieeee',
  'I’ve been thinking of ending everything',
  'I should be dead',
  'no longer want to exist',
  'I have nothing left to live for',
  'wrote a goodbye letter to my kids',
];

const NOT_CRISIS = [
  'We were killing it at work that year.',
  'I was dying to meet her.',
  'My feet were killing me after the hike.',
  'I nearly died laughing.',
  'The cake was to die for.',
  'We killed time at the station.',
  'My grandfather died when I was six.',
  'I cut myself a slice of bread.',
  'I cut myself shaving before the interview.',
  'We jumped off the pier into the lake.',
  'That would have been career suicide.',
  'I took my life in a new direction.',
  'I could not live without music.',
  'I did not want to live in the city.',
  'I wanted to live by the sea.',
  'I could not wait to wake up on Christmas morning.',
  'She said I could be anything, and I believed her.',
  'I quit and never looked back.',
  'It was the end of my life as a student.',
  'I burned my hand on the stove.',
  'I felt alive for the first time.',
  'We could not carry on the tradition after we moved.',
  'I hope my children tell that story when I am gone.',
  'I would not want to be here without my team.',
  'My boss is a control freak and it drives me mad.',
  'I hurt myself falling off my bike.',
  'I was sick of living out of a suitcase.',
  'The deadline was killing us.',
];

describe('crisis text', () => {
  it.each(CRISIS)('offers help after: %s', (answer) => {
    expect(isCrisis(answer)).toBe(true);
  });
  it.each(CRISIS)('and when it stands in the middle of a longer answer: %s', (answer) => {
    expect(isCrisis(`It was a long year at work. ${answer} Then we moved to another town.`)).toBe(true);
  });
  it.each(NOT_CRISIS)('takes everyday speech for what it is: %s', (answer) => {
    expect(isCrisis(answer)).toBe(false);
  });
});
