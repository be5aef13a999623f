import type { Archetype } from '../archetype.ts';

export const FORTRESS: Archetype = {
  name: 'Fortress',
  direction: 'away',
  protects: 'It protects what is tender in you: what stays inside the walls cannot be used against you.',
  shows:
    'When it gets tense you go quiet, say that everything is fine, manage alone, and let people wait outside the gate.',
  gift: 'You hold when others shake, and what is confided to you stays with you.',
  cost: 'The people who love you have to guess how you are, and they often guess wrong.',
  move: 'Instead of “I’m fine,” say, “It’s a hard week, and I don’t want to talk about it yet.”',
  triggers: [
    {
      name: 'Betrayed trust',
      values: ['Trust', 'Loyalty', 'Honesty', 'Intimacy', 'Friendship', 'Love'],
      touches: 'You open the gate seldom, so what comes through it can hurt a great deal.',
      repair: 'Tell the person what it cost you to trust. It is less risky than it feels.',
    },
    {
      name: 'Prying questions',
      values: ['Privacy', 'Respect', 'Autonomy', 'Security'],
      touches: 'Questions that come too close feel like hands on a door you have not opened.',
      repair: 'Say: not yet. It keeps the door yours without bolting it.',
    },
    {
      name: 'Having to ask',
      values: ['Self-Reliance', 'Competence', 'Humility', 'Freedom'],
      touches: 'Needing someone means that they could say no, so you would rather not need.',
      repair: 'Ask for one small thing that you could have done alone.',
    },
    {
      name: 'Being pitied',
      values: ['Respect', 'Resilience', 'Status', 'Self-Control'],
      touches: 'Pity puts you in a place you have worked hard to leave.',
      repair: 'Say what you would like instead: company, a task, a walk.',
    },
    {
      name: 'Sudden closeness',
      values: ['Privacy', 'Stability', 'Self-Control', 'Security', 'Love'],
      touches: 'When someone comes near too fast, part of you starts looking for the wall.',
      repair: 'Slow it down aloud: I like this, and I need a little time.',
    },
    {
      name: 'Being let down',
      values: ['Reliability', 'Commitment', 'Protection', 'Family', 'Security', 'Hope'],
      touches: 'Each time someone does not come, the old rule is confirmed: rely on yourself.',
      repair: 'Tell them what you had counted on, before you decide never to count on it again.',
    },
  ],
};

export const LOGICIAN: Archetype = {
  name: 'Logician',
  direction: 'away',
  protects: 'It protects your balance: as long as it can be explained, it cannot sweep you away.',
  shows:
    'When it gets tense you move up into your head, analyze, correct details, and speak of feelings as of the weather.',
  gift: 'You keep thinking when others are flooded, and you find the way out that was there all along.',
  cost: 'People who wanted comfort get an explanation, and they feel alone with it.',
  move: 'Before you explain anything, say what you see: “You look upset, and I’d like to understand.”',
  triggers: [
    {
      name: 'Floods of emotion',
      values: ['Serenity', 'Self-Control', 'Order', 'Harmony'],
      touches: 'Strong feelings in the room ask for something that cannot be worked out, and you feel late.',
      repair: 'Say what you see before you say what you think: you are upset, and I am here.',
    },
    {
      name: 'Decisions without reason',
      values: ['Understanding', 'Fairness', 'Wisdom', 'Transparency', 'Competence'],
      touches: 'If no reason is given you cannot find your place in the decision.',
      repair: 'Ask for the one consideration that mattered most, and accept that it may be a feeling.',
    },
    {
      name: 'Not being understood',
      values: ['Understanding', 'Self-Expression', 'Insight', 'Recognition', 'Authenticity'],
      touches: 'You explain more and more precisely, and the distance grows with every sentence.',
      repair: 'Stop explaining and ask what they heard.',
    },
    {
      name: 'Being proved wrong',
      values: ['Competence', 'Learning', 'Mastery', 'Status', 'Open-Mindedness'],
      touches: 'To be wrong shakes the very thing you lean on.',
      repair: 'Say: I had not seen that. Then nothing more for a moment.',
    },
    {
      name: 'Pressure to feel',
      values: ['Authenticity', 'Privacy', 'Freedom', 'Self-Control'],
      touches: 'When someone wants a feeling from you at once, you find only an empty page.',
      repair: 'Offer a time: ask me again tonight. And then be there tonight.',
    },
    {
      name: 'Noise and confusion',
      values: ['Order', 'Presence', 'Predictability', 'Serenity', 'Stability'],
      touches: 'When everything comes at once you lose the thread that keeps you calm.',
      repair: 'Write three lines: what is known, what is not, what is next.',
    },
  ],
};

export const WATCHTOWER: Archetype = {
  name: 'Watchtower',
  direction: 'away',
  protects: 'It protects you from being caught off guard: what you see coming cannot strike you unprepared.',
  shows: 'When it gets tense you scan, imagine the worst, ask for certainty, and rest only when everyone is home.',
  gift: 'You see what could go wrong while it can still be helped, and others sleep because you are awake.',
  cost: 'It is tiring, because some part of you is always expecting bad news.',
  move: 'Write down the worst case and the likely case, and say, “I am planning for the likely one.”',
  triggers: [
    {
      name: 'Bad surprises',
      values: ['Predictability', 'Security', 'Stability', 'Preparedness'],
      touches: 'A surprise tells you that you did not watch closely enough.',
      repair: 'Ask what is still the same as yesterday, and begin there.',
    },
    {
      name: 'Hidden motives',
      values: ['Trust', 'Transparency', 'Honesty', 'Loyalty', 'Integrity'],
      touches: 'When you cannot read what someone wants, you read everything.',
      repair: 'Ask straight out: what would be a good result for you?',
    },
    {
      name: 'Loved ones at risk',
      values: ['Family', 'Protection', 'Love', 'Health', 'Friendship'],
      touches: 'Danger to your people is danger inside your own walls.',
      repair: 'Do the one thing that is in your hands, and tell them that you worry instead of warning them.',
    },
    {
      name: 'Money worries',
      values: ['Financial Security', 'Wealth', 'Stability', 'Security', 'Freedom'],
      touches: 'When the numbers shrink, the ground seems to move.',
      repair: 'Put the real figure on paper. It is seldom as large as the fear.',
    },
    {
      name: 'Unclear expectations',
      values: ['Order', 'Competence', 'Reliability', 'Consistency', 'Responsibility'],
      touches: 'If nobody says what counts, everything might.',
      repair: 'Ask for two examples: what would be good, and what would be too much?',
    },
    {
      name: 'Sudden change',
      values: ['Tradition', 'Stability', 'Heritage', 'Predictability', 'Comfort'],
      touches: 'Change without warning takes away the map you had just finished drawing.',
      repair: 'Name one thing you will keep doing exactly as before.',
    },
  ],
};

export const ESCAPE_ARTIST: Archetype = {
  name: 'Escape Artist',
  direction: 'away',
  protects: 'It protects your freedom to move: as long as there is a door, nothing can close in on you.',
  shows: 'When it gets tense you joke, change plans, start something new, or are simply gone before it gets heavy.',
  gift: 'You find openings where others see walls, and you bring lightness into heavy rooms.',
  cost: 'People do not know if they can count on you when it gets serious.',
  move: 'When you want to leave, say, “I can stay for ten more minutes,” and then stay for ten.',
  triggers: [
    {
      name: 'Feeling trapped',
      values: ['Freedom', 'Choice', 'Autonomy', 'Adventure', 'Wholeness'],
      touches: 'When the doors close, you stop hearing what is said in the room.',
      repair: 'Say how long you can stay, and then stay that long.',
    },
    {
      name: 'Heavy conversations',
      values: ['Joy', 'Humor', 'Serenity', 'Harmony', 'Comfort'],
      touches: 'Heaviness seems to have no end once it begins, so you lighten it too soon.',
      repair: 'Let one silence pass without filling it.',
    },
    {
      name: 'Dull routine',
      values: ['Novelty', 'Creativity', 'Play', 'Curiosity', 'Spontaneity', 'Passion'],
      touches: 'Sameness feels like being slowly put away in a drawer.',
      repair: 'Change how you do the dull thing before you drop it.',
    },
    {
      name: 'Being pinned down',
      values: ['Spontaneity', 'Freedom', 'Originality', 'Choice', 'Boldness'],
      touches: 'A firm commitment sounds to you like the click of a lock.',
      repair: 'Promise something small with a date, and keep it to the hour.',
    },
    {
      name: 'Facing regret',
      values: ['Forgiveness', 'Accountability', 'Love', 'Hope', 'Acceptance'],
      touches: 'What cannot be changed anymore is the one room without a door.',
      repair: 'Write the person three honest lines. You need not send them today.',
    },
    {
      name: 'Being judged',
      values: ['Acceptance', 'Authenticity', 'Self-Expression', 'Tolerance', 'Respect'],
      touches: 'Under a judging eye you feel yourself shrink to one mistake.',
      repair: 'Stay for one more question, and ask it yourself.',
    },
  ],
};
