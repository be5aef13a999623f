import type { FrictionsOfArchetype } from './friction-texts.ts';

export const PERFORMER_HURT: FrictionsOfArchetype = {
  Commander: {
    own: 'You brought something to be proud of, and {name} had already moved on. You sell it again, louder, and {name} listens even less.',
    other:
      '{name} brought something to be proud of, and you had already moved on. {name} sells it again, louder, and you listen even less.',
    hurt: 'I put a lot into this. Can I have two minutes of your attention?',
    coping: 'I went right past your part. Show me again, I’m listening.',
  },
  Prosecutor: {
    own: 'You feel that a mistake of yours is held up for everyone to see, so you tell the story with a better ending. {name} corrects the ending, and you feel worse than before.',
    other:
      '{name} feels that a mistake is held up for everyone to see, and tells the story with a better ending. You correct the ending, and now it hurts twice.',
    hurt: 'Tell me that in private, please. I’ll take it seriously.',
    coping: 'I have one criticism. Can I tell you when we’re alone?',
  },
  Performer: {
    own: 'When it gets tense, you may both try to shine. You notice that {name} got the laugh or the credit, and you answer with something bigger.',
    other:
      'When people notice you, {name} feels overlooked and tries to top it. So do you, and you both go home tired.',
    hurt: 'I’m a bit jealous, and I’m also glad for you.',
    coping: 'That idea was yours. I’ll say so in front of the others.',
  },
  Perfecter: {
    own: 'You come in proud and get a list of small errors. It sounds like “not enough,” and next time you show {name} less.',
    other:
      '{name} comes in proud and gets a list of small errors from you. It sounds like “not enough,” and next time {name} shows you less.',
    hurt: 'Before the list: what do you like about it?',
    coping: 'The idea is strong. I have three details, whenever you want them.',
  },
  Fortress: {
    own: 'You gave a lot and got a nod. You try harder to get a reaction, and {name} says even less.',
    other: '{name} gave a lot and got a nod from you. {name} tries harder to get a reaction, and you say even less.',
    hurt: 'I can’t tell what you thought of it. A word would help me.',
    coping: 'I liked it more than I showed. It’s been a hard day.',
  },
  Logician: {
    own: 'You tell it with heart, and the answer is about one small detail. You tell it with more heart, and {name} finds another detail.',
    other:
      '{name} tells it with heart, and you answer about one small detail. {name} tells it with more heart, and you find another detail.',
    hurt: 'Did any of it move you? The details can come after.',
    coping: 'I went straight to the details. What matters most to you here?',
  },
  Watchtower: {
    own: 'You describe how well it could go, and {name} asks what happens if it fails. You wave it off, and {name} believes it less.',
    other:
      '{name} describes how well it could go, and you ask what happens if it fails. {name} waves it off, and you believe it less.',
    hurt: 'Tell me first what could go well. Then I’m ready for the risks.',
    coping: 'I like where this is going. Can we look at one risk together?',
  },
  'Escape Artist': {
    own: 'You are in the middle of your best part, and {name} is on to something else. You take it as a verdict and work even harder to be interesting.',
    other:
      '{name} is in the middle of the best part, and you are on to something else. {name} takes it as a verdict and works even harder to be interesting.',
    hurt: 'Stay for this one bit. It means a lot to me.',
    coping: 'My mind wandered, and not because of you. Please go on.',
  },
  Peacekeeper: {
    own: 'You hear “great” and cannot tell if it was meant. You ask for more, {name} hands out more kind words, and each one counts for less.',
    other:
      '{name} hears your “great” and cannot tell if you meant it. {name} asks for more, you hand out more kind words, and each one counts for less.',
    hurt: 'You don’t have to be nice. What did you really think?',
    coping: 'I liked the beginning best. The end lost me a little.',
  },
  Rescuer: {
    own: 'You had kept to yourself that it was hard, and {name} comes running with help. You feel seen at the wrong moment, laugh it off, and are alone with it again.',
    other:
      '{name} had told nobody that it was hard, and you come running with help. {name} feels seen at the wrong moment, laughs it off, and is alone with it again.',
    hurt: 'It is hard, you’re right. Just listen for a minute, please.',
    coping: 'I won’t fix anything. Do you want to tell me how it’s going?',
  },
};
