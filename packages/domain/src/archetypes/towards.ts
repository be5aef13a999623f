import type { Archetype } from '../archetype.ts';

export const PEACEKEEPER: Archetype = {
  name: 'Peacekeeper',
  direction: 'towards',
  protects: 'It protects the bond: that nobody has to leave the table, least of all you.',
  shows:
    'When it gets tense you smooth, agree, change the subject, or swallow what you wanted to say, and pay for it later.',
  gift: 'You sense tension before it has a name, and people can disagree near you without losing each other.',
  cost: 'People do not know what you want, because you say yes to what they want.',
  move: 'Before you calm anyone down, say one sentence about your own view: “I see it differently.”',
  triggers: [
    {
      name: 'Raised voices',
      values: ['Harmony', 'Respect', 'Security', 'Courtesy', 'Serenity'],
      touches:
        'When voices rise, the bond seems to be at stake, and you reach for calm before you have found out what you think.',
      repair: 'Before you smooth anything over, say one true sentence about where you stand.',
    },
    {
      name: 'Being shut out',
      values: ['Belonging', 'Inclusion', 'Acceptance', 'Togetherness', 'Friendship', 'Community'],
      touches: 'Being left out says, without words, that your place among others was never certain.',
      repair: 'Ask one person plainly whether it was meant that way, before you work to win everybody back.',
    },
    {
      name: 'Cold silence',
      values: ['Intimacy', 'Love', 'Understanding', 'Empathy', 'Family'],
      touches: 'Silence leaves room for the worst guess, and you start mending what may not be broken.',
      repair: 'Name the silence once, kindly, and let the other person break it in their own time.',
    },
    {
      name: 'Forced to take sides',
      values: ['Loyalty', 'Fairness', 'Tolerance', 'Harmony', 'Family'],
      touches: 'Choosing one person over another feels like losing both.',
      repair: 'Say what you stand for and leave whom you stand with out of it.',
    },
    {
      name: 'Someone else’s disappointment',
      values: ['Kindness', 'Acceptance', 'Love', 'Reliability'],
      touches: 'Another person’s disappointment lands in you as something you must put right at once.',
      repair: 'Count to ten before you offer anything. Disappointment is theirs to have, too.',
    },
    {
      name: 'Having to say no',
      values: ['Autonomy', 'Choice', 'Self-Expression', 'Privacy', 'Authenticity'],
      touches: 'A no sounds to you like the end of something, so you say yes and disappear a little.',
      repair: 'Try: I would like to think about it until tomorrow. Then keep the no that comes.',
    },
  ],
};

export const RESCUER: Archetype = {
  name: 'Rescuer',
  direction: 'towards',
  protects: 'It protects your place as the one who is needed: as long as you help, you are safe and close.',
  shows:
    'When it gets tense you take over what belongs to others, help before anyone has asked, and run dry in secret.',
  gift: 'You notice who is going under, and you move while others are still discussing it.',
  cost: 'You get worn out, and nobody notices because you always seem to manage.',
  move: 'Before you step in, ask, “What would help you?” and do only that.',
  triggers: [
    {
      name: 'Someone left alone',
      values: ['Compassion', 'Inclusion', 'Kindness', 'Protection', 'Community'],
      touches: 'When somebody is left to struggle, you cannot not see it, and your own plan is gone.',
      repair: 'Ask first: what would help you? Then do that, and no more.',
    },
    {
      name: 'Help turned down',
      values: ['Service', 'Generosity', 'Purpose', 'Love'],
      touches: 'A refused hand feels like a refused person.',
      repair: 'Let the no stand for a day. Staying near without helping is help as well.',
    },
    {
      name: 'Thanks never given',
      values: ['Recognition', 'Gratitude', 'Respect', 'Fairness'],
      touches: 'You give without keeping accounts, until the day you notice that nobody else was keeping them either.',
      repair: 'Say what you did and that a word about it would please you. It is not a small thing to ask.',
    },
    {
      name: 'Suffering ignored',
      values: ['Compassion', 'Justice', 'Empathy', 'Equality', 'Nature'],
      touches: 'That others can look away makes you doubt the ground you share with them.',
      repair: 'Choose one thing you can do today, do it, and let it be enough for today.',
    },
    {
      name: 'Not being needed',
      values: ['Belonging', 'Purpose', 'Impact', 'Mentoring'],
      touches: 'When all goes well without you, a quiet voice asks what you are here for.',
      repair: 'Stay in the room for ten minutes with nothing to do for anyone.',
    },
    {
      name: 'Letting someone down',
      values: ['Reliability', 'Responsibility', 'Commitment', 'Loyalty', 'Trust'],
      touches: 'You carry other people’s trust like something breakable, and one slip seems to break it all.',
      repair: 'Say early what you cannot carry. People forgive a limit sooner than a collapse.',
    },
  ],
};
