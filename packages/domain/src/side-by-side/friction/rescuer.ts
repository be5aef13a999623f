import type { FrictionsOfArchetype } from './friction-texts.ts';

export const RESCUER_HURT: FrictionsOfArchetype = {
  Commander: {
    own: '{name} is far ahead, and you are at the back with those who cannot keep up. You carry a lot, nobody mentions it, and you get more tired than you show.',
    other:
      'You are far ahead, and {name} is at the back with those who cannot keep up. {name} carries a lot, and from where you are it is hard to see.',
    hurt: 'I did more than you could see. A thank-you would mean a lot to me.',
    coping: 'I didn’t see how much you were doing. Thank you. What do you need?',
  },
  Prosecutor: {
    own: '{name} lists what was not done, and you think of everyone you may have let down. You take the blame, work the weekend, and do not say that it was too much.',
    other:
      'You list what was not done, and {name} thinks of everyone who may have been let down. {name} takes the blame, works the weekend, and does not say that it was too much.',
    hurt: 'I dropped that one because I had too much. What can wait?',
    coping: 'I see all that you did, not only what’s missing.',
  },
  Performer: {
    own: 'You can see that it is hard, and you are told that it could not be better. So you help behind the scenes, and {name} may not notice.',
    other:
      '{name} can see that it is hard, and you say that it could not be better. So {name} helps behind the scenes, and you may not notice.',
    hurt: 'You don’t have to impress me. How is it really going?',
    coping: 'It’s harder than I let on. I could use an hour of your help.',
  },
  Perfecter: {
    own: 'You offer to take half, and {name} would rather do it alone and right. It sounds like “I don’t need you,” and you go where you are needed.',
    other:
      '{name} offers to take half, and you would rather do it alone and right. It sounds like “I don’t need you,” and {name} finds someone else to help.',
    hurt: 'Give me one part. Tell me what matters to you, and leave the rest to me.',
    coping: 'I’d like your help. I’m slow at letting go of things.',
  },
  Fortress: {
    own: 'You see that it is too much for one person, and {name} says “no need.” You take it personally and try again with something smaller.',
    other:
      '{name} sees that it is too much for one person, and you say “no need.” {name} takes it personally and tries again with something smaller.',
    hurt: 'I’ll leave it with you. I’m around if that changes.',
    coping: 'I’m saying no to the help, not to you.',
  },
  Logician: {
    own: 'Someone is hurt, and {name} looks into how it came about. You do the comforting alone and wonder if {name} feels it at all.',
    other:
      'Someone is hurt, and you look into how it came about. {name} does the comforting alone and wonders if you feel it at all.',
    hurt: 'The causes can wait. Will you go and ask how they are?',
    coping: 'I care about this too. Explaining is how I stay calm.',
  },
  Watchtower: {
    own: 'You try to take care of every worry you hear. The list is longer than your day, and you are afraid of letting {name} down.',
    other:
      '{name} tries to take care of every worry you name. The list is longer than the day, and {name} is afraid of letting you down.',
    hurt: 'I can take one of these off your mind. Which one?',
    coping: 'I only want to say it aloud. You don’t have to do anything.',
  },
  'Escape Artist': {
    own: 'It gets heavy, {name} is gone, and someone has to stay. You stay, and you are angrier about it than you say.',
    other:
      'It gets heavy, you are gone, and someone has to stay. {name} stays, and may be angrier about it than it sounds.',
    hurt: 'I was alone with it. Next time I’d like you there.',
    coping: 'I left you alone with that. I’ll take the next one.',
  },
  Peacekeeper: {
    own: 'Everyone is calm again, and somebody still sits there hurt. You go over to them, and you wish that {name} had come along.',
    other:
      'Everyone is calm again, and somebody still sits there hurt. {name} goes over to them, and wishes that you had come along.',
    hurt: 'It isn’t settled for everyone. Come with me and ask.',
    coping: 'I wanted it over. Let’s go back and see who’s still hurt.',
  },
  Rescuer: {
    own: 'When it gets tense, you may both help first. If {name} was faster, you feel a little useless and look for the next thing to carry.',
    other:
      'You bring help, and {name} finds it easier to give than to take. So {name} helps you instead, and you both say that you are fine.',
    hurt: 'You help me today. I’ll try to just say thank you.',
    coping: 'You take this one. I’ll sit down for once.',
  },
};
