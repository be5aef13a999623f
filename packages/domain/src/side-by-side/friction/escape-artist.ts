import type { FrictionsOfArchetype } from './friction-texts.ts';

export const ESCAPE_ARTIST_HURT: FrictionsOfArchetype = {
  Commander: {
    own: 'You hear a plan for the next three months and look for the exit. You say “sure,” are somewhere else by Thursday, and {name} tightens the plan.',
    other:
      '{name} hears your plan for the next three months and looks for the exit. {name} says “sure” and is somewhere else by Thursday, and you tighten the plan.',
    hurt: 'Let me choose how I do it, and you’ll have it by Friday.',
    coping: 'This is the goal. You choose how you get there.',
  },
  Prosecutor: {
    own: 'An old mistake of yours comes up again, with dates. You make a joke, {name} finds nothing funny in it, and you are out the door.',
    other:
      'You bring up an old mistake of {name}’s again, with dates. {name} makes a joke, you find nothing funny in it, and {name} is out the door.',
    hurt: 'Give me an hour, please. Then I’ll talk about it with you.',
    coping: 'I’ll say it once, and then I’ll let it go.',
  },
  Performer: {
    own: '{name} promises something for both of you, and nobody asked you. You come late or not at all, and {name} has to explain it.',
    other:
      'You promise something for both of you, and {name} was not asked. {name} comes late or not at all, and you have to explain it.',
    hurt: 'Ask me before you promise something for both of us.',
    coping: 'I promised that without asking you. What part are you willing to do?',
  },
  Perfecter: {
    own: 'You try something new, and it gets graded like an exam. You drop it halfway for the next thing, and {name} is left to finish it.',
    other:
      '{name} tries something new, and you grade it like an exam. {name} drops it halfway for the next thing, and you are left to finish it.',
    hurt: 'Let me play with it first. You can point out the mistakes tomorrow.',
    coping: 'It doesn’t have to be good yet. Try what you like.',
  },
  Fortress: {
    own: 'The room gets quiet, and you expect a long, hard talk. You fill the silence with jokes or go out for air, and {name} says even less.',
    other:
      'The room gets quiet, and {name} expects a long, hard talk. {name} fills the silence with jokes or goes out for air, and you say even less.',
    hurt: 'Is this a short talk or a long one? I can do short.',
    coping: 'I need some quiet today. We can talk tomorrow, and I’ll keep it short.',
  },
  Logician: {
    own: '{name} explains to you why you are in this mood. You feel pinned down, say something silly, and {name} explains that too.',
    other:
      'You explain to {name} where this mood comes from. {name} feels pinned down, says something silly, and you explain that too.',
    hurt: 'Please don’t analyze me. Just come outside for a bit.',
    coping: 'I was analyzing you instead of talking with you. Can we start over?',
  },
  Watchtower: {
    own: 'You are asked where, when, and how sure. You feel tied down and say “we’ll see,” and that is the hardest answer for {name}.',
    other:
      'You ask where, when, and how sure. {name} feels tied down and says “we’ll see,” and that is the hardest answer for you.',
    hurt: 'I can tell you two things for sure. The rest I’ll know on Sunday.',
    coping: 'Tell me one thing I can count on. The rest can stay open.',
  },
  'Escape Artist': {
    own: 'When it gets tense, you may both be gone before it gets heavy. You hope that {name} will stay for once, {name} hopes that you will, and the hard talk waits.',
    other:
      '{name} is relieved when you change the subject, and feels a little alone with it. What had to be said has still not been said.',
    hurt: 'Let’s both stay for ten minutes and then go and eat.',
    coping: 'I’m joking my way out of this. You deserve a real answer.',
  },
  Peacekeeper: {
    own: 'Everything is kept so pleasant that nothing moves, and you get restless. You stir something up, and {name} calms it down again.',
    other:
      'Everything is kept so pleasant that nothing moves, and {name} gets restless. {name} stirs something up, and you calm it down again.',
    hurt: 'You don’t have to keep it pleasant for me. What bothers you?',
    coping: 'Something does bother me. I’ll make it short.',
  },
  Rescuer: {
    own: 'Each kindness feels to you like one more thing you owe. You forget to call back, and {name} does even more.',
    other:
      'Each kindness of yours feels to {name} like one more debt. {name} forgets to call back, and you do even more.',
    hurt: 'Thank you. I’d like to do this my way, even if it goes wrong.',
    coping: 'You don’t owe me anything for this. You can also say no.',
  },
};
