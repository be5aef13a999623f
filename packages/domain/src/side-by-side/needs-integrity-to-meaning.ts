import type { Needs } from './need.ts';

export const INTEGRITY_NEEDS: Needs = {
  Integrity: [1, '{a} next to {b} saves a lot of time. Neither of you has to wonder whether the other means it.'],
  Connection: [2, 'A person you can lean on has a warm side and a firm side. {b} is the warm one, {a} the firm one.'],
  Care: [3, 'When there is bad news to tell, {a} keeps it straight and {b} keeps it gentle.'],
  Justice: [1, 'Before a decision, {a} asks whether you can stand by it, and {b} whether the others can live with it.'],
  Meaning: [1, '{b} is large and hard to hold. {a} brings it down to what you said you would do by Tuesday.'],
};

export const CONNECTION_NEEDS: Needs = {
  Connection: [
    1,
    'Both {a} and {b} need time with nothing to get done. Put an evening in the calendar and keep it free.',
  ],
  Care: [1, '{a} takes care of your own people. {b} has time for the next person who needs it.'],
  Justice: [3, '{a} thinks first of the people you know by name. {b} keeps a place in mind for all the others.'],
  Meaning: [
    1,
    '{b} raises big questions. They are easier to think about when {a} means that you are not alone with them.',
  ],
};

export const CARE_NEEDS: Needs = {
  Care: [
    1,
    'And who looks after you? Ask each other from time to time, since {a} and {b} both look to other people first.',
  ],
  Justice: [2, 'Look at the one in front of you, says {a}. Take a step back and see the rest as well, says {b}.'],
  Meaning: [
    1,
    '{a} is for the person beside you today. {b} is for the night when you ask yourself whether any of it matters.',
  ],
};

export const JUSTICE_NEEDS: Needs = {
  Justice: [1, '{a} and {b} both ask you to think beyond your own advantage. That is easier when two people do it.'],
  Meaning: [1, 'Working for {a} takes longer than one lifetime. {b} helps you not to mind.'],
};

export const MEANING_NEEDS: Needs = {
  Meaning: [
    1,
    'It is not easy to bring up {a} or {b} in a meeting. Now there are two of you who would not find it strange.',
  ],
};
