import type { FrictionsOfArchetype } from './friction-texts.ts';

export const COMMANDER_HURT: FrictionsOfArchetype = {
  Commander: {
    own: 'When it gets tense, you may both take the lead. You have decided while {name} is deciding too, and giving way feels like losing.',
    other:
      'What is a quick decision to you can sound like an order to {name}, who had decided something else. The people around you wait to see who wins.',
    hurt: 'You decide this one, and I decide the next. Does that work for you?',
    coping: 'I just decided that without you. What would you have done?',
  },
  Prosecutor: {
    own: 'You wanted a decision and feel put on trial for the last one. So you cut the talk short, and {name} has one more point to prove.',
    other:
      '{name} wanted a decision and feels put on trial for the last one. So the talk is cut short, and you have one more point to prove.',
    hurt: 'Tell me the one point that matters most. I’ll answer it before we go on.',
    coping: 'I have one concern. When you’ve heard it, we can decide.',
  },
  Performer: {
    own: 'You plan on what you are shown and learn late what was missing. Then you take over, which is what {name} was afraid of.',
    other:
      '{name} plans on what you show and learns late what was missing. Then {name} takes over, which is what you were afraid of.',
    hurt: 'Give me the bad news early. I won’t take the work away from you.',
    coping: 'It isn’t as far along as I made it sound. Here is what’s missing.',
  },
  Perfecter: {
    own: 'You see a finished thing held back and press for a date, and each push makes {name} check again.',
    other: '{name} sees a finished thing held back and presses for a date, and each push makes you check again.',
    hurt: 'What has to be right on Friday, and what can we fix on Monday?',
    coping: 'I need one more hour for the numbers. The rest can go now.',
  },
  Fortress: {
    own: 'You cannot plan around what you do not know, and asking gets you a “fine.” So you decide without {name}, and even less is said.',
    other:
      '{name} cannot plan around what you do not say, and asking brings only a “fine.” So {name} decides without you, and you say even less.',
    hurt: 'I’d rather know it’s bad than guess. What’s one thing I should know?',
    coping: 'It’s not fine yet. I’ll tell you more on Thursday.',
  },
  Logician: {
    own: 'You want to move, and every “on the other hand” feels like a brake. You decide mid-sentence, and {name} is left with half a thought.',
    other:
      '{name} wants to move, and every “on the other hand” feels like a brake. {name} decides mid-sentence, and you are left with half a thought.',
    hurt: 'If you had to choose now, what would you do?',
    coping: 'My short answer is yes. I can give you the reasons after.',
  },
  Watchtower: {
    own: 'You hear doubt in your judgment where {name} only wants to be sure. Your answers get shorter, and {name} asks more.',
    other: '{name} hears doubt where you only want to be sure. The answers get shorter, and you ask more.',
    hurt: 'Which of these worries could really stop us? Let’s plan for that one.',
    coping: 'I’m not against your plan. I have one risk I’d like us to cover.',
  },
  'Escape Artist': {
    own: 'You are counting on {name}, who does not show up. You ask where the work is, again and again, and {name} stays away even longer.',
    other:
      '{name} is counting on you, and you do not show up. {name} asks where the work is, again and again, and you stay away even longer.',
    hurt: 'I need you in this one. Which part will you take, and by when?',
    coping: 'Honestly, I’d like to get out of this. Give me one part, and I’ll finish it.',
  },
  Peacekeeper: {
    own: 'You take the yes as settled and move on. When {name}’s real answer comes out late, it feels like a decision undone behind your back.',
    other:
      '{name} takes your yes as settled and moves on. When your real answer comes out late, it feels like a decision undone behind {name}’s back.',
    hurt: 'I’d rather have your no today than next week. What do you really think?',
    coping: 'I said yes too fast. I see one thing differently.',
  },
  Rescuer: {
    own: 'You had it in hand, and now half of it is done for you. To you that sounds like doubt, and {name}’s kind act gets a short answer.',
    other:
      '{name} had it in hand, and now half of it is done. What you mean kindly sounds like doubt, and you get a short answer.',
    hurt: 'I’ve got this one. I could use your help with something else.',
    coping: 'I jumped in without asking. Do you want this back?',
  },
};
