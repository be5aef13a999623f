import type { Needs } from './need.ts';

export const SAFETY_NEEDS: Needs = {
  Safety: [
    1,
    'Since {a} and {b} both look ahead, you can take turns: one of you checks, and the other gets some rest.',
  ],
  Duty: [
    1,
    'People often notice {a} and {b} only when they are gone. It helps to have somebody beside you who notices sooner.',
  ],
  Integrity: [1, '{a} can keep some trouble away. When trouble comes anyway, {b} is what people rely on.'],
  Connection: [1, '{a} prepares you for a bad day. With {b}, somebody is beside you when it comes.'],
  Care: [
    2,
    '{b} comes more easily when {a} has seen to it that there is enough: enough time, enough sleep, enough in the bank.',
  ],
  Justice: [2, '{a} asks whether you will be all right. {b} asks about everyone and everything else.'],
  Meaning: [2, '{a} takes care of the years ahead, and {b} asks what you want to use them for.'],
};

export const DUTY_NEEDS: Needs = {
  Duty: [1, '{a} can ask a lot of a person, and so can {b}. You two will know when to say: you have done your part.'],
  Integrity: [1, '{a} has you do your part without a fuss. {b} has you speak up when it goes wrong.'],
  Connection: [
    2,
    '{a} asks something of you. With {b}, you are welcome just as you are. A day is long enough for both.',
  ],
  Care: [2, '{a} tells you what should be done. {b} reminds you who you are doing it for.'],
  Justice: [
    2,
    '{a} asks whether you have done your part. {b} asks whether it works out for everyone and everything around you.',
  ],
  Meaning: [1, '{a} sees to the part that is due today. {b} remembers what all the parts are for.'],
};
