import type { Needs } from './need.ts';

export const DARING_NEEDS: Needs = {
  Daring: [1, 'Agree beforehand which of you says stop: {a} and {b} will egg each other on.'],
  Enjoyment: [1, '{a} brings home good stories, and {b} makes the evening to tell them in.'],
  Achievement: [
    2,
    'Somebody has to say yes before anyone knows how: that is {a}. And somebody has to practice until it works: that is {b}.',
  ],
  Influence: [1, 'What {a} sets in motion can pass by unnoticed. With {b}, it counts for something.'],
  Safety: [3, '{a} finds the new ground. {b} makes sure it holds before everyone walks on it.'],
  Duty: [3, 'Think of a boat: {a} is the sail and {b} the keel. With only one of them, you tip over or you drift.'],
  Integrity: [2, 'People will go a long way with {a} as long as {b} lets them believe what they are told.'],
  Connection: [2, '{a} goes out into the rain. {b} leaves a light on in the window.'],
  Care: [2, 'By the time {a} is running, {b} has looked back to see who cannot keep up.'],
  Justice: [
    2,
    'A risk is rarely yours alone. {a} is willing to take it, and {b} counts everyone who would have to carry it.',
  ],
  Meaning: [2, 'There is a lot of force in {a}. Ask {b} what deserves it.'],
};

export const ENJOYMENT_NEEDS: Needs = {
  Enjoyment: [1, 'In a busy month, {a} and {b} are the first things to go. Two people can remind each other.'],
  Achievement: [
    3,
    '{b} would work on into the evening. Let {a} call everyone to supper: the work will look better in the morning.',
  ],
  Influence: [2, '{b} may get you to the head of the table. Whether people like to sit at it depends on {a}.'],
  Safety: [2, 'Before it rains, {b} mends the roof. While it rains, {a} puts on some music underneath.'],
  Duty: [3, '{b} takes things seriously, and somebody should. {a} keeps serious from turning into grim.'],
  Integrity: [1, 'Because of {b}, people can count on you. Because of {a}, they also look forward to it.'],
  Connection: [1, '{b} can keep people with you for years, and {a} makes the years feel short.'],
  Care: [2, 'A jug that pours all day has to be filled again. {b} pours; {a} knows where the well is.'],
  Justice: [1, '{b} makes sure there is a piece for everyone. {a} makes sure that it is cake.'],
  Meaning: [
    2,
    'The horizon, or what is on the plate? {b} looks at the one and {a} at the other, and a good day has had both.',
  ],
};
