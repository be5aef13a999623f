import type { FrictionsOfArchetype } from './friction-texts.ts';

export const PERFECTER_HURT: FrictionsOfArchetype = {
  Commander: {
    own: 'It is decided before you have checked it. You check it anyway, late at night, and {name} wonders where the work is.',
    other:
      'You decide before {name} has checked it. {name} checks it anyway, late at night, and you wonder where the work is.',
    hurt: 'Give me until three. I want to check the two things that could hurt us.',
    coping: 'I need this today. Which check can’t we skip?',
  },
  Prosecutor: {
    own: 'You saw the mistake yourself, long before {name} brought the proof. You redo the whole thing overnight, and the talk you both needed does not happen.',
    other:
      '{name} had seen the mistake long before you brought the proof. {name} redoes the whole thing overnight, and the talk you both needed does not happen.',
    hurt: 'I know it was my mistake. Help me with what comes next.',
    coping: 'I’ve made my point, and you heard it. What do you need now?',
  },
  Performer: {
    own: 'You see how good it looks and wonder if it holds up. You go over {name}’s part as well, and {name} feels corrected in public.',
    other:
      '{name} sees how good it looks and wonders if it holds up. {name} goes over your part as well, and you feel corrected in public.',
    hurt: 'It looks great. Can we check the numbers before we show it?',
    coping: 'I praised it before it was ready. What’s still weak?',
  },
  Perfecter: {
    own: 'When it gets tense, you may both check once more. You correct {name}’s corrections, and it stings when {name} corrects yours.',
    other:
      'You only want it right. {name} sees your marks, thinks of every flaw at once, and starts over, and no one has said that it was good.',
    hurt: 'Before you mark it up: which part is good enough to leave?',
    coping: 'This is good. I won’t change anything else.',
  },
  Fortress: {
    own: 'You hand in careful work and hear nothing back. To you that sounds like a bad grade, so you redo what was fine, and {name} has no idea.',
    other:
      '{name} hands in careful work and hears nothing from you. To {name} that sounds like a bad grade, and what was fine gets done again.',
    hurt: 'Was it all right? A yes or a no would help me.',
    coping: 'The work is good. I’m quiet because of something else.',
  },
  Logician: {
    own: '{name} corrects one detail without a word about the rest. You had already found three worse ones, and now you doubt all of it.',
    other:
      'You correct one detail without a word about the rest. {name} had already found three worse ones and now doubts all of it.',
    hurt: 'Is that a small thing or a big one? To me it all sounds big.',
    coping: 'It’s a small point. The whole thing holds.',
  },
  Watchtower: {
    own: 'Each “what if” sounds to you like something you overlooked. You add a check for every worry, and {name} finds a new one.',
    other:
      'Each “what if” of yours sounds to {name} like something overlooked. {name} adds a check for every worry, and you find a new one.',
    hurt: 'I’ve checked the three likely cases. Can we stop there?',
    coping: 'You’ve covered what can be covered. The rest is my worry.',
  },
  'Escape Artist': {
    own: 'The plan changes on the last evening, and your careful work is for the old version. You stay late to save it, and {name} does not even know.',
    other:
      'The plan changes on the last evening, and {name}’s careful work is for the old version. {name} stays late to save it, and you do not even know.',
    hurt: 'If you change it now, I lose two days. Tell me sooner next time.',
    coping: 'I’m about to change something. What would it cost you?',
  },
  Peacekeeper: {
    own: 'You hear “it’s fine” and know that it could be better. Without a plain word from {name} you guess, and you polish things no one minded.',
    other:
      '{name} hears your “it’s fine” and knows that it could be better. Without a plain word from you, {name} guesses and polishes things no one minded.',
    hurt: 'Give me one thing to improve. I can take it.',
    coping: 'I held this back: the second part is hard to follow.',
  },
  Rescuer: {
    own: '{name} has finished your part, and to you that means it would not have been good enough. You do it over, and the help is wasted.',
    other:
      'You have finished {name}’s part, and to {name} that means it would not have been good enough. {name} does it over, and your help is wasted.',
    hurt: 'I’d like to finish this myself. Would you read it at the end?',
    coping: 'I didn’t doubt your work. I saw you were tired and jumped in.',
  },
};
