import type { FrictionsOfArchetype } from './friction-texts.ts';

export const ESCAPE_ARTIST_HURT: FrictionsOfArchetype = {
  Commander: {
    own: 'You hear a plan for the next three months and look for the exit. You say “sure,” are somewhere else by Thursday, and {name} tightens the plan.',
    other:
      '{name} hears your plan for the next three months and looks for the exit. {name} says “sure” and is somewhere else by Thursday, and you tighten the plan.',
    hurt: 'Leave the how to me, and you’ll have it by Friday.',
    coping: 'This is the goal. You choose the way there.',
  },
  Prosecutor: {
    own: 'An old mistake is on the table again, with dates. You make a joke, {name} finds nothing funny in it, and you are out the door.',
    other:
      'An old mistake is on the table again, with dates. {name} makes a joke, you find nothing funny in it, and {name} is out the door.',
    hurt: 'You’re right, I did that. Can I have an hour before we go on?',
    coping: 'I’ll say it once, and then I’ll let it go.',
  },
  Performer: {
    own: 'One of the promises is yours to keep as well, and nobody asked you. You come late or not at all, and {name} has to explain it.',
    other:
      'One of your promises is {name}’s to keep as well, and {name} was not asked. {name} comes late or not at all, and you have to explain it.',
    hurt: 'Ask me before you promise something for both of us.',
    coping: 'I promised that without asking you. What part are you willing to do?',
  },
  Perfecter: {
    own: 'You try something new, and it gets graded like an exam. You drop it halfway for the next thing, and {name} is left to finish it.',
    other:
      '{name} tries something new, and you grade it like an exam. {name} drops it halfway for the next thing, and you are left to finish it.',
    hurt: 'Let me play with it first. You can be strict with it tomorrow.',
    coping: 'It doesn’t have to be good yet. Try what you like.',
  },
  Fortress: {
    own: 'The room gets still, and you expect a long, hard talk. You fill the silence with jokes or go out for air, and {name} closes up for the evening.',
    other:
      'The room gets still, and {name} expects a long, hard talk. {name} fills the silence with jokes or goes out for air, and you close up for the evening.',
    hurt: 'Is this a short talk or a long one? I can do short.',
    coping: 'I need quiet tonight. Tomorrow we can talk about something light.',
  },
  Logician: {
    own: '{name} sorts your mood into reasons, one by one. You feel pinned down, say something silly, and {name} explains that too.',
    other:
      'You sort {name}’s mood into reasons, one by one. {name} feels pinned down, says something silly, and you explain that too.',
    hurt: 'Don’t explain me, please. Just come outside for a bit.',
    coping: 'I was studying you instead of talking with you. Shall we start over?',
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
      'It is a relief to {name} when you change the subject, and also a little lonely. What had to be said is still there the next time you meet.',
    hurt: 'Let’s both stay for ten minutes and then go and eat.',
    coping: 'I’m joking my way out of this. You deserve a real answer.',
  },
  Peacekeeper: {
    own: 'Everything is kept so pleasant that nothing moves, and you get restless. You stir something up, and {name} calms it down again.',
    other:
      'Everything is kept so pleasant that nothing moves, and {name} gets restless. {name} stirs something up, and you calm it down again.',
    hurt: 'I’d like a real argument, a short one. What bothers you?',
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
