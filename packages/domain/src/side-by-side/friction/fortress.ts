import type { FrictionsOfArchetype } from './friction-texts.ts';

export const FORTRESS_HURT: FrictionsOfArchetype = {
  Commander: {
    own: 'It is decided while you are still finding words. You say “fine,” do it your own way, and {name} learns about it last.',
    other:
      'You decide while {name} is still finding words. {name} says “fine,” does it another way, and you learn about it last.',
    hurt: 'I need until tomorrow. Then I’ll tell you what I think.',
    coping: 'I won’t decide yet. Tell me when you’re ready.',
  },
  Prosecutor: {
    own: 'Something you once told {name} comes back as proof against you. You stop talking, and {name} takes the silence for guilt.',
    other:
      'Something {name} once told you comes back as proof. {name} stops talking, and you take the silence for guilt.',
    hurt: 'I told you that in confidence. Please don’t use it against me.',
    coping: 'I shouldn’t have brought that up. It was private.',
  },
  Performer: {
    own: 'You had counted on one of those promises, without saying so. When it is forgotten, you say that it does not matter, and {name} believes it.',
    other:
      '{name} had counted on one of those promises, without saying so. When it is forgotten, {name} says that it does not matter, and you believe it.',
    hurt: 'I had counted on that. It mattered more than I let on.',
    coping: 'I said I’d be there, and I wasn’t. What was that like for you?',
  },
  Perfecter: {
    own: 'You show {name} something half done, which is rare for you, and hear about the flaws first. The next one you keep to yourself.',
    other:
      '{name} shows you something half done, which is rare, and you see the flaws first. The next one {name} does not show you.',
    hurt: 'It’s not finished, and I’d like company, not corrections.',
    coping: 'Thank you for showing me. Do you want comments, or not yet?',
  },
  Fortress: {
    own: 'When it gets tense, you may both go quiet. You wait to be asked, and {name} waits too. You can be polite to each other like that for a week.',
    other: 'To you the quiet is rest. {name} may think that you want to be left alone, and goes quiet too.',
    hurt: 'I’m not ready to talk yet, but I don’t want us to avoid each other.',
    coping: 'I’ve been quiet because I needed a rest. It wasn’t about you.',
  },
  Logician: {
    own: 'For once you open up, and you get an explanation. You thank {name} and do not try again soon.',
    other: '{name} opens up for once and gets an explanation from you. {name} thanks you and does not try again soon.',
    hurt: 'I don’t need a solution. It’s enough if you listen.',
    coping: 'I started to explain. I’d rather just hear how it was.',
  },
  Watchtower: {
    own: '{name} asks once, twice, a third time. You feel questioned and say less, and saying less is what worries {name}.',
    other:
      'You ask once, twice, a third time. {name} feels questioned and says less, and saying less is what worries you.',
    hurt: 'I’m all right for tonight. Ask me again on Saturday.',
    coping: 'You don’t have to tell me more. Just let me know you’re all right.',
  },
  'Escape Artist': {
    own: 'It takes you a long time to say that something is hard, and {name} makes light of it. You laugh along and do not bring it up again.',
    other:
      'It takes {name} a long time to say that something is hard, and you make light of it. {name} laughs along and does not bring it up again.',
    hurt: 'This is serious for me. Can you listen for ten minutes?',
    coping: 'I made a joke because I didn’t know what to say. Tell me again.',
  },
  Peacekeeper: {
    own: '{name} wants everything to be all right at once, and you are not there yet. You say “it’s fine” to be left in peace, and you both act as if it were.',
    other:
      'You want everything to be all right at once, and {name} is not there yet. {name} says “it’s fine” to be left in peace, and you both act as if it were.',
    hurt: 'It’s not all right yet. I need a little time.',
    coping: 'We don’t have to fix it today. I can wait.',
  },
  Rescuer: {
    own: 'You are tired, and there is {name} with help and advice. You feel small, say that you need nothing, and {name} tries harder.',
    other:
      '{name} is tired, and there you are with help and advice. {name} feels small and says that nothing is needed, and you try harder.',
    hurt: 'Thanks, I don’t need help today. I’d like to go for a walk with you.',
    coping: 'Can I do something for you? Or would you rather be left alone?',
  },
};
