import { describe, expect, test } from 'vitest';
import { emotionOf } from './emotion.ts';

const tableOf = (words: string) => words.split(' ').map((word) => [word] as const);

describe('a word that names a feeling', () => {
  test.each(
    tableOf(
      'happy happiness joy joys joyful joyously glad gladly gladness proud pride loved loving delighted excitement thrilled thrilling relief relieved grateful thankful blessed amazed amazing wonderful greatest enjoyed laughter smiled smiling hope hoped hopeful calm peaceful warm warmth welcomed satisfied terrific',
    ),
  )('is glad: %s', (word) => {
    expect(emotionOf(`It was ${word} to me`)).toEqual({ glad: 1, sore: 0 });
  });

  test.each(
    tableOf(
      'sad sadly sadness saddened saddest unhappy angry anger rage raging hated hurt hurts hurting hurtful pain pains pained painful painfully cried cries tears afraid fear fears fearful terrified terrifying frightened panic anxious worried worries worrying ashamed shame guilty lonely alone hopeless hopelessness depressed depression failed failure worst missed',
    ),
  )('is sore: %s', (word) => {
    expect(emotionOf(`It was ${word} to me`)).toEqual({ glad: 0, sore: 1 });
  });
});

/** Words that begin like a feeling and name none. */
describe('a false friend says nothing', () => {
  test.each(
    tableOf(
      'paint painted painter painting paintbrush painstaking painless saddle saddled Saddam sadhu hurtled hurtling fearless fearlessly glade gladiator gladiolus joystick joyride Joyce joyless thriller Amazon warmonger depressurised worsted faille',
    ),
  )('%s', (word) => {
    expect(emotionOf(`It was ${word} to me`)).toEqual({ glad: 0, sore: 0 });
  });

  test.each([
    ['My great-grandmother kept bees.'],
    ['My great uncle kept bees.'],
    ['We moved to Leeds when I was five.'],
    ['I moved out and moved in with Tom.'],
    ['Our teacher was Miss Brown.'],
  ])('%s', (sentence) => {
    expect(emotionOf(sentence)).toEqual({ glad: 0, sore: 0 });
  });
});

test.each([
  ['I was deeply moved.', { glad: 1, sore: 0 }],
  ['It was a great day.', { glad: 1, sore: 0 }],
  ['I miss my brother.', { glad: 0, sore: 1 }],
  ['I was not happy.', { glad: 0, sore: 1 }],
])('%s', (sentence, emotion) => {
  expect(emotionOf(sentence)).toEqual(emotion);
});
