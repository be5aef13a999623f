import type { Needs } from './need.ts';

export const INTEGRITY_NEEDS: Needs = {
  Integrity: [1, 'If you both stand by your word, as {a} and {b} ask, nobody has to wonder what was meant.'],
  Connection: [2, 'A person you can lean on has a warm side and a firm side. {b} is the warm one, {a} the firm one.'],
  Care: [3, 'When there is bad news to tell, {a} keeps it straight and {b} keeps it gentle.'],
  Justice: [1, 'Before a decision, {a} asks whether you can stand by it, and {b} whether the others can live with it.'],
  Meaning: [1, '{b} can stay a thought for years. {a} asks what you will do about it this week.'],
};

export const CONNECTION_NEEDS: Needs = {
  Connection: [
    1,
    'Both {a} and {b} need time with nothing to get done. Help each other keep an evening free for friends and family.',
  ],
  Care: [1, '{a} takes care of your own people. {b} has time for the next person who needs it.'],
  Justice: [3, '{a} thinks first of the people you know by name. {b} keeps a place in mind for all the others.'],
  Meaning: [1, '{b} can raise big questions. With {a}, you are not alone with them.'],
};

export const CARE_NEEDS: Needs = {
  Care: [1, 'And who looks after you? Ask each other from time to time: {a} and {b} both put other people first.'],
  Justice: [2, '{a} looks at the person in front of you. {b} takes a step back and sees the rest as well.'],
  Meaning: [1, '{a} is for the person beside you today. {b} is for the days when you wonder whether it is worth it.'],
};

export const JUSTICE_NEEDS: Needs = {
  Justice: [1, '{a} and {b} both ask you to think beyond your own advantage. That is easier when two people do it.'],
  Meaning: [1, 'Working for {a} can take a long time. {b} gives you the patience for it.'],
};

export const MEANING_NEEDS: Needs = {
  Meaning: [1, 'It is not easy to bring up {a} or {b} with other people. The two of you would not find it strange.'],
};
