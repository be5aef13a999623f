import type { Needs } from './need.ts';

export const INDEPENDENCE_NEEDS: Needs = {
  Independence: [
    1,
    '{a} and {b} both need room. Two people who know this about themselves can give it to each other without being asked.',
  ],
  Discovery: [1, 'If {a} matters most to you, you can get used to your own view. {b} helps you see another one.'],
  Daring: [1, '{a} lets you choose your own direction. With {b} you also get moving, or moving again.'],
  Enjoyment: [1, '{a} makes it a life of your own, {b} a life you like coming home to.'],
  Achievement: [1, '{a} lets you do it your own way. With {b}, you keep at it until your way works.'],
  Influence: [2, 'In a room full of people, {b} gets you heard, and {a} helps you stay yourself.'],
  Safety: [3, '{a} wants room, and {b} wants to be on the safe side. Agree on what is fixed, and leave the rest open.'],
  Duty: [3, '{a} starts from what you want, {b} from what is asked of you. In most hard decisions, both count.'],
  Integrity: [
    2,
    '{a} is easier to live with beside {b}: you go your own way, and people still know they can count on you.',
  ],
  Connection: [3, '{a} asks for room, {b} for time with the people close to you. A good week has some of both.'],
  Care: [2, '{b} turns you toward other people. {a} asks you to keep an hour of the day for yourself.'],
  Justice: [
    3,
    '{a} asks what is right for one person, {b} what is right for everyone and everything around. A good rule works for both.',
  ],
  Meaning: [1, 'Nobody can hand you {b} ready-made. {a} gives you the room to find your own.'],
};

export const DISCOVERY_NEEDS: Needs = {
  Discovery: [
    1,
    'Each of you will see something that the other misses, one through {a} and one through {b}. Compare notes before you decide.',
  ],
  Daring: [2, '{a} could stay with a question until evening. It helps if {b} says at some point: get up and try it.'],
  Enjoyment: [
    1,
    'Good ideas often come when you stop looking for them. {b} gives you such a break, and {a} makes something of the idea.',
  ],
  Achievement: [2, '{a} sees what could be done. {b} still wants it when the long ordinary weeks begin.'],
  Influence: [2, 'Plenty of good ideas go unheard. {a} finds them, and {b} gets them a hearing.'],
  Safety: [
    2,
    'With {a} you ask what else there could be, with {b} what could go wrong. A plan that answers both is ready.',
  ],
  Duty: [2, '{a} will question anything, and it should. {b} knows what should not be dropped lightly.'],
  Integrity: [1, '{a} may change your mind on the way. With {b}, the others hear about it from you, and early.'],
  Connection: [1, '{a} can keep your mind busy until late. {b} means that there are people to come back to.'],
  Care: [1, 'Somebody comes to you with a problem. With {a} you look at the problem, with {b} at the person.'],
  Justice: [1, 'When {a} has found a better way, {b} asks the next question: better for whom?'],
  Meaning: [1, '{a} is busy with how to do it. {b} stops now and then to ask why you do it at all.'],
};
