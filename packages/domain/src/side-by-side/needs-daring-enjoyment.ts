import type { Needs } from './need.ts';

export const DARING_NEEDS: Needs = {
  Daring: [1, 'Agree beforehand which of you says stop: with {a} and {b}, you may both go further than you meant to.'],
  Enjoyment: [1, '{a} gives you a story to tell, and {b} makes it a good evening when you tell it.'],
  Achievement: [2, '{a} helps you say yes before anyone knows how. {b} helps you practice until somebody does.'],
  Influence: [1, 'What you begin with {a} can go unnoticed. With {b} behind it, more people hear of it.'],
  Safety: [3, '{a} is ready to go. {b} checks first what you will need on the way. Begin when both are satisfied.'],
  Duty: [3, '{a} is about what you could do, {b} about what you should do. Before a big step, listen to both.'],
  Integrity: [2, '{a} can ask a lot of the people around you. With {b}, they know what they are agreeing to.'],
  Connection: [2, 'Whatever comes of {a}, {b} means that you need not face it alone.'],
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
    '{b} alone can have you working until late. {a} knows that the work looks better after a good evening.',
  ],
  Influence: [2, 'It can be tiring to work for {b}. {a} reminds you to enjoy the day as well.'],
  Safety: [2, '{b} thinks about later, and {a} about today. Plan for the one, and leave time for the other.'],
  Duty: [3, '{b} takes things seriously, and somebody should. {a} keeps it from getting grim.'],
  Integrity: [1, 'With {b}, other people can count on you. With {a}, you have a good time yourself.'],
  Connection: [1, '{b} is about the people in your life. {a} makes the time with them a good time.'],
  Care: [2, '{b} gives a lot to other people. {a} gives some of it back to you.'],
  Justice: [1, 'Standing up for {b} can be hard work. {a} helps you keep at it.'],
  Meaning: [2, '{b} asks what a day is for, and {a} makes sure that you enjoy it. Leave some time for both.'],
};
