import type { FrictionsOfArchetype } from './friction-texts.ts';

export const PEACEKEEPER_HURT: FrictionsOfArchetype = {
  Commander: {
    own: 'You nod to keep the peace. {name} takes the nod for a yes, and weeks later you are tired of a plan that was not yours.',
    other:
      '{name} nods to keep the peace. You take the nod for a yes, and weeks later {name} is tired of a plan that was yours alone.',
    hurt: 'I’m not ready to say yes. Can I tell you tomorrow?',
    coping: 'I’m going fast. What would you have suggested?',
  },
  Prosecutor: {
    own: '{name}’s voice may get louder, and you only want it to stop. You give in without agreeing. {name} notices and starts over.',
    other:
      'Your voice may get louder, and {name} only wants it to stop. {name} gives in without agreeing. You notice and start over.',
    hurt: 'I can’t take it in when it’s loud. Let’s go on later.',
    coping: 'I got loud. You don’t have to agree with me.',
  },
  Performer: {
    own: 'Everyone is excited, and you cannot be the one who says no. You clap, go along with {name}, and are left with the work at the end.',
    other:
      'Everyone is excited, and {name} cannot be the one who says no. {name} claps, goes along with you, and is left with the work at the end.',
    hurt: 'I like your plan, and I have to say no to my part.',
    coping: 'Forget my enthusiasm for a moment. Do you want to do this?',
  },
  Perfecter: {
    own: '{name} sighs at your work, and you take it as disappointment. You apologize, offer to redo it, and do not say that you liked it.',
    other:
      'You sigh at {name}’s work, and {name} takes it as disappointment. {name} apologizes, offers to redo it, and does not say what was good about it.',
    hurt: 'I think it’s good as it is. I’d like to leave it.',
    coping: 'I sighed at a detail, not at you. The rest is good.',
  },
  Fortress: {
    own: 'You notice the silence and go through everything you said today. You bring tea and ask if it was you, and {name} needs even more distance.',
    other:
      '{name} notices the silence and thinks back over the whole day. {name} brings tea, asks, “Was it me?” and you need even more distance.',
    hurt: 'If it’s about me, please tell me. If not, take your time.',
    coping: 'I’m not upset with you. I need an hour alone.',
  },
  Logician: {
    own: 'You hoped for a kind word and get an explanation. You say “that makes sense,” and {name} does not see that you are hurt.',
    other:
      '{name} hoped for a kind word and gets an explanation. {name} says “that makes sense,” and you do not see that it hurt.',
    hurt: 'That makes sense. I’d still like to hear that we’re all right.',
    coping: 'Yes, we’re all right. I was only thinking about the problem.',
  },
  Watchtower: {
    own: 'You say that it will be all right, and {name} wants to know why. The more you reassure {name}, the less it helps, and your own worry stays hidden.',
    other:
      '{name} says that it will be all right, and you want to know why. {name} reassures you more, you believe it less, and {name}’s own worry stays hidden.',
    hurt: 'I’m worried too. I just didn’t want to make it bigger.',
    coping: 'You don’t have to calm me down. Are you worried too?',
  },
  'Escape Artist': {
    own: 'You had gathered your courage to say something hard, and {name} makes everyone laugh. You laugh too, relieved, and go home without having said it.',
    other:
      '{name} had gathered courage to say something hard, and you make everyone laugh. {name} laughs too, relieved, and goes home without having said it.',
    hurt: 'That was funny. I still have something to say.',
    coping: 'I cut you off with a joke. What were you going to say?',
  },
  Peacekeeper: {
    own: 'When it gets tense, you may both give way. You end up where neither of you wanted to be, and you wonder what {name} really thinks.',
    other:
      'You say yes to please {name}, who said yes to please you. {name} senses that something is missing and is even kinder, and so are you.',
    hurt: 'What would you choose if I didn’t mind either way?',
    coping: 'I do have a preference. Let me say it first this time.',
  },
  Rescuer: {
    own: 'You did not want the help and find no way to say so. You thank {name} warmly, and tomorrow there is more of it.',
    other:
      '{name} did not want the help and finds no way to say so. {name} thanks you warmly, and tomorrow you bring more of it.',
    hurt: 'That’s kind of you. This time I’d like to do it alone.',
    coping: 'You can tell me no. I’d rather know.',
  },
};
