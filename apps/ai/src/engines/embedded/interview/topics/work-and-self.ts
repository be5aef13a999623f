import type { Topic } from '../topic.ts';

export const WORK_TOPICS: readonly Topic[] = [
  {
    id: 'quiet-pride-at-work',
    pack: 'work',
    weight: 'light',
    named: 'work you are quietly proud of',
    why: 'The work we are proud of when nobody claps tends to carry our own standard, not someone else’s.',
    values: ['Excellence', 'Mastery', 'Competence', 'Service', 'Discipline', 'Impact'],
    wants: ['scene', 'meaning', 'feeling'],
    phrasings: [
      'Which piece of work are you proud of, even though hardly anyone noticed it?',
      'Think of something at work you did better than you had to. What was it?',
      'If you could show one thing you have done in your working life to a stranger, which would it be?',
      'When did you last close the door after a day’s work and think: that was good? Tell me about that day.',
    ],
  },
  {
    id: 'line-at-work',
    pack: 'work',
    weight: 'hard',
    named: 'the time work asked too much',
    why: 'A line becomes visible when somebody asks us to step over it.',
    values: ['Integrity', 'Honesty', 'Autonomy', 'Fairness', 'Health', 'Courage'],
    wants: ['choice', 'meaning', 'feeling'],
    phrasings: [
      'Has work ever asked something of you that you did not want to give? Tell me what you did.',
      'When did you stand at a line at work that you would not, or should not, have crossed?',
      'Tell me about an instruction you found hard to follow. What happened next?',
      'Which compromise at work still sits uneasily with you?',
    ],
  },
  {
    id: 'best-team',
    pack: 'work',
    weight: 'light',
    named: 'the team that brought out your best',
    why: 'The company in which we do well points to what we need from others, and what we bring.',
    values: ['Togetherness', 'Trust', 'Inclusion', 'Humor', 'Community', 'Leadership'],
    wants: ['scene', 'meaning', 'feeling'],
    phrasings: [
      'Which group of people brought out the best in you? Describe a day with them.',
      'Think of a team you were sorry to leave. What was it like on an ordinary afternoon?',
      'When have you worked with others and it simply went well? Tell me what you saw people do.',
      'What is the best thing a group you belonged to ever did together?',
    ],
  },
];

export const SELF_TOPICS: readonly Topic[] = [
  {
    id: 'free-hours',
    pack: 'self',
    weight: 'light',
    named: 'your free hours',
    why: 'Where our attention goes when nobody directs it is a plain kind of evidence.',
    values: ['Nature', 'Serenity', 'Creativity', 'Vitality', 'Beauty', 'Privacy'],
    wants: ['scene', 'feeling', 'meaning'],
    phrasings: [
      'When nobody needs anything from you, what do you find yourself doing? Tell me about the last time.',
      'Give me one recent hour that belonged to you alone: how did you spend it?',
      'What do you make time for even when there is no time?',
      'If tomorrow were unexpectedly free, where would I find you at eleven in the morning?',
    ],
  },
  {
    id: 'misread',
    pack: 'self',
    weight: 'light',
    named: 'what people misread in you',
    why: 'The gap between how we are seen and how we mean it often hides something we care about.',
    values: ['Authenticity', 'Understanding', 'Acceptance', 'Recognition', 'Self-Expression', 'Humility'],
    wants: ['scene', 'meaning', 'feeling'],
    phrasings: [
      'What do people tend to get wrong about you at first? Tell me about a time it happened.',
      'When was someone quite mistaken about you, and what had they not seen?',
      'Which side of you takes people longest to find?',
      'Tell me about a time you were judged too quickly.',
    ],
  },
  {
    id: 'promise-to-myself',
    pack: 'self',
    weight: 'light',
    named: 'a promise you made to yourself',
    why: 'Promises to ourselves have no witness, so they tell plainly what we hold ourselves to.',
    values: ['Commitment', 'Perseverance', 'Consistency', 'Wholeness', 'Self-Reliance', 'Ambition'],
    wants: ['choice', 'meaning', 'scene'],
    phrasings: [
      'What is a promise you once made to yourself, and what has become of it?',
      'Is there something you swore you would always do, or never do? Tell me how that began.',
      'Which rule of your own do you keep even when it is inconvenient?',
      'Tell me about a time you held yourself to something that no one else knew of.',
    ],
  },
];
