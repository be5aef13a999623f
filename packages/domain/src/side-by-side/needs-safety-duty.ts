import type { Needs } from './need.ts';

export const SAFETY_NEEDS: Needs = {
  Safety: [1, 'One of you can sleep while the other keeps an eye open: {a} and {b} share the same watch.'],
  Duty: [
    1,
    'Neither {a} nor {b} makes much noise, and both are missed as soon as they are gone. It is good to work beside somebody who sees that.',
  ],
  Integrity: [1, '{a} keeps most trouble out. On the day some of it gets in, people hold on to {b}.'],
  Connection: [1, '{a} lets you sleep at night, and {b} gives you someone to say good night to.'],
  Care: [
    2,
    '{b} comes more easily when {a} has seen to it that there is enough: enough time, enough sleep, enough in the bank.',
  ],
  Justice: [2, 'Around whatever it guards, {a} draws a line. {b} looks at who, and what, has been left outside.'],
  Meaning: [2, '{a} makes sure that there is a tomorrow, and {b} makes it one worth getting up for.'],
};

export const DUTY_NEEDS: Needs = {
  Duty: [1, '{a} can ask a lot of a person, and so can {b}. You two will know when to say: you have done your part.'],
  Integrity: [1, '{a} says: do your part and make no fuss. {b} says: and if it goes wrong, tell us.'],
  Connection: [2, 'With {a} you sit up straight; with {b} you can take your shoes off. A day is long enough for both.'],
  Care: [2, 'A person can get strict over {a}, most of all with themselves. {b} puts a hand on their shoulder.'],
  Justice: [
    2,
    '{a} begins at your own front door and {b} beyond the garden gate. The path in between gets swept when both turn up.',
  ],
  Meaning: [1, '{a} sees to the part that is due today. {b} remembers what all the parts are for.'],
};
