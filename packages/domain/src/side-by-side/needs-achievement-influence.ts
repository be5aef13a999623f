import type { Needs } from './need.ts';

export const ACHIEVEMENT_NEEDS: Needs = {
  Achievement: [1, 'Between {a} and {b}, the bar goes up by itself. Tell each other when good is good enough.'],
  Influence: [1, '{b} can come quickly and go quickly. It stays longer when {a} stands behind it.'],
  Safety: [2, 'Whenever {a} wants one more push, {b} is worth hearing on what might break.'],
  Duty: [2, '{a} climbs, and {b} holds the ladder without asking for thanks.'],
  Integrity: [1, '{a} wants to be proud of the result, {b} of how you got there. You will sleep best with both.'],
  Connection: [
    3,
    '{a} is a reason to stay late, {b} a reason to go home. Someone who feels both will get the hours about right.',
  ],
  Care: [
    3,
    'Say what is good about the person first, as {b} would, and then what the work still needs, as {a} would. In that order, people listen.',
  ],
  Justice: [
    2,
    'Count what you have reached, says {a}. Count what it did to everyone and everything around you, says {b}. The full sum has both in it.',
  ],
  Meaning: [2, '{a} gets you up the mountain. For the moment when you stand there and look around, you need {b}.'],
};

export const INFLUENCE_NEEDS: Needs = {
  Influence: [
    1,
    'Settle early who decides what. {a} and {b} both want a say, and they get further when you back each other.',
  ],
  Safety: [2, 'You can get far in a short time with {a}. To still be there in ten years takes {b}.'],
  Duty: [2, '{a} puts a person out in front. {b} keeps that from going to their head.'],
  Integrity: [2, '{a} makes people listen today. {b} is the reason they listen again tomorrow.'],
  Connection: [2, '{a} counts most from Monday to Friday. On a slow Sunday you are glad of {b}.'],
  Care: [3, '{a} can open doors for people. {b} notices who is still standing outside.'],
  Justice: [3, 'Where {a} puts its weight on one side of the scale, {b} keeps an eye on the other.'],
  Meaning: [
    2,
    'With {a} you can do a great deal in a year. With {b} you choose what you will still be glad of in twenty.',
  ],
};
