import type { Archetype } from '../archetype.ts';

export const COMMANDER: Archetype = {
  name: 'Commander',
  direction: 'against',
  protects: 'It protects your footing: if you hold the wheel, nobody can drive you off the road.',
  shows: 'When it gets tense you take charge, speed up, decide for others, and hear questions as resistance.',
  gift: 'In confusion you give people a direction, and you are willing to carry the blame for it.',
  cost: 'People stop bringing you bad news, and you find out about problems late.',
  move: 'When you are challenged, say, “Tell me more about that,” and wait for the whole answer.',
  triggers: [
    {
      name: 'Being overruled',
      values: ['Autonomy', 'Leadership', 'Respect', 'Influence', 'Choice'],
      touches: 'When a decision is taken out of your hands, it feels as if you were taken out of the picture.',
      repair: 'Ask what the other person saw that you did not. Then decide whether the point is worth it.',
    },
    {
      name: 'Endless dithering',
      values: ['Decisiveness', 'Accomplishment', 'Ambition', 'Purpose', 'Boldness'],
      touches: 'While others weigh things up you feel time and trust running out.',
      repair: 'Offer a date for the decision instead of the decision.',
    },
    {
      name: 'Taking orders',
      values: ['Freedom', 'Autonomy', 'Self-Reliance', 'Competence'],
      touches: 'An order, even a sensible one, can sound like a verdict on your judgment.',
      repair: 'Answer the request and leave the tone aside. Bring up the tone later, once.',
    },
    {
      name: 'Chaos without a lead',
      values: ['Order', 'Security', 'Responsibility', 'Protection', 'Stability'],
      touches: 'Where nobody steers, you feel the danger for everyone and grab the wheel.',
      repair: 'Say aloud: does anyone want to lead this? Wait for five breaths.',
    },
    {
      name: 'Public challenge',
      values: ['Respect', 'Status', 'Recognition', 'Loyalty'],
      touches: 'A challenge in front of others seems to put your standing to the vote.',
      repair: 'Thank them for the question first. It buys you the second you need.',
    },
    {
      name: 'Feeling helpless',
      values: ['Courage', 'Resilience', 'Protection', 'Competence', 'Hope'],
      touches: 'To be able to do nothing is the one thing you never practiced.',
      repair: 'Tell one person: I do not know what to do. See who stays.',
    },
  ],
};

export const PROSECUTOR: Archetype = {
  name: 'Prosecutor',
  direction: 'against',
  protects: 'It protects what is right: that wrong is called wrong, and that it is not your fault.',
  shows: 'When it gets tense you collect proof, keep score, argue to win, and find it hard to let the matter rest.',
  gift: 'You see where the measure is bent, and you say so when it would be easier not to.',
  cost: 'You can win the argument and lose the person you were arguing with.',
  move: 'Before you argue, say, “Here is what I saw, and here is what I need,” and stop.',
  triggers: [
    {
      name: 'Unfair treatment',
      values: ['Fairness', 'Justice', 'Equality', 'Respect', 'Inclusion'],
      touches: 'When the same measure is not used for all, something in you stands up before you do.',
      repair: 'Say what you saw, what rule you think applies, and what you ask for. Leave out motives.',
    },
    {
      name: 'Broken promises',
      values: ['Trust', 'Reliability', 'Integrity', 'Commitment', 'Loyalty', 'Accountability'],
      touches: 'A broken word makes you go back over every other word that person gave you.',
      repair: 'Ask what happened before you conclude what it means.',
    },
    {
      name: 'Lies and half-truths',
      values: ['Honesty', 'Transparency', 'Trust', 'Authenticity', 'Integrity'],
      touches: 'When something is hidden from you, you feel not only deceived but made small.',
      repair: 'Say: I would rather hear an unpleasant truth. Then show that you can.',
    },
    {
      name: 'False accusations',
      values: ['Integrity', 'Fairness', 'Recognition', 'Honesty', 'Respect'],
      touches: 'Being blamed for what you did not do turns you into your own lawyer.',
      repair: 'Answer once, with facts, and then ask what the other person needs now.',
    },
    {
      name: 'Excuses',
      values: ['Accountability', 'Responsibility', 'Discipline', 'Duty'],
      touches: 'An excuse tells you that you care more about the matter than the person who answers for it.',
      repair: 'Ask for the next step and not for the confession.',
    },
    {
      name: 'Power misused',
      values: ['Justice', 'Equality', 'Compassion', 'Protection', 'Humility', 'Courage'],
      touches: 'When someone strong leans on someone weak, you are back in every place where nobody stepped in.',
      repair: 'Stand beside the weaker one first; the argument can wait.',
    },
  ],
};

export const PERFORMER: Archetype = {
  name: 'Performer',
  direction: 'against',
  protects: 'It protects your worth in other people’s eyes: as long as you shine, you will not be passed over.',
  shows:
    'When it gets tense you polish, promise, win, entertain, and keep the part of you that is struggling out of sight.',
  gift: 'You lift a room, and you make people believe that more is possible than they thought.',
  cost: 'The people close to you cannot tell when you need help.',
  move: 'Tell one person this week, “This part is hard for me,” and do not turn it into a joke.',
  triggers: [
    {
      name: 'Being overlooked',
      values: ['Recognition', 'Belonging', 'Respect', 'Impact', 'Acceptance'],
      touches: 'When your part goes unseen, it can feel as if you had not been there at all.',
      repair: 'Tell one person what you are proud of in it, plainly, without a joke.',
    },
    {
      name: 'Public failure',
      values: ['Accomplishment', 'Competence', 'Status', 'Excellence', 'Ambition'],
      touches: 'To fail where others can see it seems to undo everything that went well.',
      repair: 'Say what did not work before anyone else does, in one sentence, and stop there.',
    },
    {
      name: 'Lukewarm response',
      values: ['Passion', 'Influence', 'Joy', 'Self-Expression', 'Creativity'],
      touches: 'You gave it all, and a shrug is harder to bear than a no.',
      repair: 'Ask one listener what stayed with them. It is usually more than it looked.',
    },
    {
      name: 'Someone else preferred',
      values: ['Recognition', 'Love', 'Status', 'Fairness', 'Family'],
      touches: 'When another is chosen, you measure yourself before you notice that you are measuring.',
      repair: 'Congratulate first; then ask for what you wanted, for its own sake.',
    },
    {
      name: 'Seen at my worst',
      values: ['Authenticity', 'Intimacy', 'Acceptance', 'Privacy'],
      touches: 'You fear that people who see the unpolished version will leave.',
      repair: 'Show one unfinished thing to one safe person this week.',
    },
    {
      name: 'Standing still',
      values: ['Growth', 'Challenge', 'Novelty', 'Vitality', 'Ambition', 'Adventure'],
      touches: 'Without the next thing to win, a restlessness comes up that you would rather not meet.',
      repair: 'Take one evening with nothing to show for it, and see what the restlessness says.',
    },
  ],
};

export const PERFECTER: Archetype = {
  name: 'Perfecter',
  direction: 'against',
  protects: 'It protects you from blame: what has no flaw cannot be used against you.',
  shows:
    'When it gets tense you check once more, do it yourself, raise the bar, and are hardest on the person in the mirror.',
  gift: 'What leaves your hands can be relied on, and others grow more careful near you.',
  cost: 'You do work that belongs to others, and they stop trying to do it well.',
  move: 'Before you start, say what is good enough: “Two pages, no errors in the numbers, done by four.”',
  triggers: [
    {
      name: 'Careless work',
      values: ['Excellence', 'Discipline', 'Mastery', 'Order', 'Responsibility'],
      touches: 'Carelessness looks to you like a lack of respect for everyone who depends on it.',
      repair: 'Say what good enough is before the work begins, and accept it when it comes.',
    },
    {
      name: 'Harsh criticism',
      values: ['Competence', 'Respect', 'Acceptance', 'Recognition', 'Growth'],
      touches: 'Criticism lands on a spot you have already criticized yourself.',
      repair: 'Write down the one thing in it that is useful. Let the rest go unanswered.',
    },
    {
      name: 'My own mistakes',
      values: ['Accountability', 'Integrity', 'Wholeness', 'Competence', 'Forgiveness'],
      touches: 'A mistake feels like proof and not like an event.',
      repair: 'Tell it to someone as you would tell a friend’s mistake.',
    },
    {
      name: 'Rushed decisions',
      values: ['Preparedness', 'Wisdom', 'Predictability', 'Consistency', 'Insight'],
      touches: 'Without time to think it through, you feel made responsible for what you could not check.',
      repair: 'Ask for one hour, or decide and name what you would check later.',
    },
    {
      name: 'Last minute changes',
      values: ['Order', 'Stability', 'Predictability', 'Preparedness', 'Consistency'],
      touches: 'A change at the last minute throws away the care you had put in.',
      repair: 'Keep the two things that matter most and let the rest be rough.',
    },
    {
      name: 'Not good enough',
      values: ['Acceptance', 'Love', 'Recognition', 'Growth', 'Excellence'],
      touches: 'Somewhere you learned that worth is earned, and the account never closes.',
      repair: 'Stop at the first version that does its job, and do something kind with the time.',
    },
  ],
};
