import type { Needs } from './need.ts';

export const ACHIEVEMENT_NEEDS: Needs = {
  Achievement: [1, 'Between {a} and {b}, the bar goes up by itself. Tell each other when good is good enough.'],
  Influence: [1, '{b} counts for more when there is {a} behind it. People can tell the difference.'],
  Safety: [2, '{a} pushes for more. {b} asks what could break on the way.'],
  Duty: [2, '{a} looks at how far you can get, {b} at how you want to get there.'],
  Integrity: [1, '{a} wants to be proud of the result, {b} of how you got there. You will sleep best with both.'],
  Connection: [
    3,
    '{a} is a reason to stay late, {b} a reason to go home. Between the two of you, you can get the hours about right.',
  ],
  Care: [
    3,
    'Say what is good about the person first, as {b} would, and then what the work still needs, as {a} would. In that order, people listen.',
  ],
  Justice: [
    2,
    '{a} counts what you have achieved, and {b} what it did to everyone and everything around you. Look at both.',
  ],
  Meaning: [2, '{a} keeps you going. {b} makes you stop for a moment and ask where to.'],
};

export const INFLUENCE_NEEDS: Needs = {
  Influence: [
    1,
    'Settle early who decides what. {a} and {b} both want a say, and they get further when you back each other.',
  ],
  Safety: [2, 'You can get far in a short time with {a}. To still be there in ten years takes {b}.'],
  Duty: [2, '{a} puts you out in front. {b} keeps your feet on the ground.'],
  Integrity: [2, '{a} makes people listen today. {b} is the reason they listen again tomorrow.'],
  Connection: [2, '{a} can bring people to you. {b} is about those who stay because they like you.'],
  Care: [3, '{a} can help you give people a chance. {b} notices who has not had one yet.'],
  Justice: [3, '{a} gives you a say in a decision. {b} looks at who, or what, it will affect.'],
  Meaning: [
    2,
    'With {a} you can do a great deal in a year. With {b} you choose what you will still be glad about in twenty.',
  ],
};
