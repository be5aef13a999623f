import type { Needs } from './need.ts';

export const DARING_NEEDS: Needs = {
  Daring: [1, 'Agree beforehand which of you says stop: {a} and {b} will egg each other on.'],
  Enjoyment: [1, '{a} gives you something to tell. {b} makes it a good evening for telling it.'],
  Achievement: [2, '{a} helps you say yes before anyone knows how. {b} helps you practice until somebody does.'],
  Influence: [1, 'What you begin with {a} can go unnoticed. With {b} behind it, more people hear of it.'],
  Safety: [3, '{a} finds the new ground. {b} makes sure it holds before everyone walks on it.'],
  Duty: [3, 'Think of a boat: {a} is the sail and {b} the keel. With only one of them, you tip over or you drift.'],
  Integrity: [2, '{a} can demand much of the people beside you. They say yes more easily when {b} comes with it.'],
  Connection: [2, 'After a long day of {a}, most people are glad to come home to {b}.'],
  Care: [2, 'When {a} makes one of you run ahead, {b} makes the other look back for those who cannot keep up.'],
  Justice: [
    2,
    'A risk is rarely yours alone. Where {a} is ready to take it, {b} thinks of all who would have to bear it.',
  ],
  Meaning: [2, '{a} brings plenty of energy. Before you start, {b} helps you decide what it should go into.'],
};

export const ENJOYMENT_NEEDS: Needs = {
  Enjoyment: [1, 'In a busy month, {a} and {b} are the first things to go. The two of you can remind each other.'],
  Achievement: [
    3,
    '{b} alone would keep you at your desk until eleven. {a} knows that the work looks better after a good evening.',
  ],
  Influence: [2, '{b} may get you the big office. {a} is why people like to drop in.'],
  Safety: [
    2,
    '{b} thinks about the winter, and {a} about the summer evening that is here now. A year has room for both.',
  ],
  Duty: [3, '{b} takes things seriously, and somebody should. {a} keeps serious from turning into grim.'],
  Integrity: [1, 'Because of {b}, people can count on you. Because of {a}, they also look forward to seeing you.'],
  Connection: [1, '{b} can keep people with you for years, and {a} makes the years feel short.'],
  Care: [2, 'With {b}, a lot of you goes to other people, and gladly. {a} is how some of it comes back.'],
  Justice: [1, '{b} makes sure there is a piece for everyone. {a} makes sure that it is cake.'],
  Meaning: [2, '{b} asks what a day is for, and {a} makes sure that you enjoy it. Leave some time for both.'],
};
