import type { FrictionsOfArchetype } from './friction-texts.ts';

export const LOGICIAN_HURT: FrictionsOfArchetype = {
  Commander: {
    own: 'It is done while you are still asking why. You explain what was overlooked, {name} hears resistance, and the next decision comes without you.',
    other:
      'It is done while {name} is still asking why. {name} explains what was overlooked, you hear resistance, and you make the next decision alone.',
    hurt: 'I’m not against it. Tell me the one reason that decided it.',
    coping: 'My main reason is time. What did I miss?',
  },
  Prosecutor: {
    own: 'You want to find out what happened, and {name} wants to know who is to blame. You correct a detail, and {name} takes it as dodging.',
    other:
      '{name} wants to find out what happened, and you want to know who is to blame. {name} corrects a detail, and you take it as dodging.',
    hurt: 'Let me think about that first. I’ll answer you after lunch.',
    coping: 'I don’t need to win this. How do you see it?',
  },
  Performer: {
    own: 'You ask for the figures and get a good story. You take the story apart to find the facts, and {name} feels taken apart as well.',
    other:
      '{name} asks for the figures and gets a good story. {name} takes the story apart to find the facts, and you feel taken apart as well.',
    hurt: 'I like the story. What facts is it based on?',
    coping: 'I have one solid number. The rest is what I hope for.',
  },
  Perfecter: {
    own: '{name} finds the one weak step in your reasoning. You defend it, {name} checks two more, and the question is forgotten.',
    other:
      'You find the one weak step in {name}’s reasoning. {name} defends it, you check two more, and the question is forgotten.',
    hurt: 'You’re right about that step. Does it change the answer?',
    coping: 'Your answer is right. I only got stuck on one step.',
  },
  Fortress: {
    own: 'You have only the silence to go on, so you make a theory about it. You offer the theory, and {name} feels studied.',
    other:
      '{name} has only your silence to go on and makes a theory about it. {name} offers the theory, and you feel studied.',
    hurt: 'I can’t read you right now. Tell me one thing I should know.',
    coping: 'Don’t try to work it out. I’ll tell you when I’m ready.',
  },
  Logician: {
    own: 'When it gets tense, you may both start to explain. You correct {name}’s terms, {name} corrects yours, and what hurt is not mentioned once.',
    other:
      'You correct a word to be exact, and {name} feels misunderstood. {name} says it again, more exactly, and you are both right and far apart.',
    hurt: 'I think we’re arguing about words. I’m actually a bit hurt.',
    coping: 'I understood you the first time. I just wanted to be exact.',
  },
  Watchtower: {
    own: 'You give the odds, and {name} wants a promise. You repeat the odds more exactly, and nobody is calmer.',
    other: '{name} gives the odds, and you want a promise. {name} repeats the odds more exactly, and nobody is calmer.',
    hurt: 'I can’t promise it. I can look at it with you tonight.',
    coping: 'I know the odds. I just don’t want to worry alone.',
  },
  'Escape Artist': {
    own: 'The plan you had understood is gone, and the new one comes without a reason. You ask three questions, and {name} answers with a joke.',
    other:
      'The plan {name} had understood is gone, and yours comes without a reason. {name} asks three questions, and you answer with a joke.',
    hurt: 'Slow down for me. Which parts of the plan haven’t changed?',
    coping: 'I changed it because I was restless. That’s the whole reason.',
  },
  Peacekeeper: {
    own: 'You ask what {name} thinks and get a yes to everything. You explain once more, to be sure, and {name} feels lectured after having agreed.',
    other:
      '{name} asks what you think and gets a yes to everything. {name} explains once more, to be sure, and you feel lectured after having agreed.',
    hurt: 'It would help me to know where you disagree. What would you change?',
    coping: 'I nodded, but I didn’t follow the last part.',
  },
  Rescuer: {
    own: '{name} asks how you feel, and you do not know yet. You say something sensible, {name} looks sad, and you are asked again.',
    other:
      'You ask how {name} feels, and {name} does not know yet. {name} says something sensible, you look sad, and you ask again.',
    hurt: 'I don’t know yet what I feel. I’ll tell you when I do.',
    coping: 'You don’t have to answer that now. I’m around later.',
  },
};
