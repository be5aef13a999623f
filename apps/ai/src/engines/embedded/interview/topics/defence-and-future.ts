import type { Topic } from '../topic.ts';

export const DEFENCE_TOPICS: readonly Topic[] = [
  {
    id: 'criticism',
    pack: 'defence',
    weight: 'hard',
    named: 'criticism that got under your skin',
    why: 'Criticism that stings has usually landed near something we guard.',
    values: ['Competence', 'Recognition', 'Excellence', 'Acceptance', 'Growth', 'Respect'],
    wants: ['choice', 'feeling', 'meaning'],
    phrasings: [
      'Think of a criticism that stayed with you longer than it should have. What did you do in the hour after it?',
      'When did someone’s remark about you last get under your skin? Tell me how you answered.',
      'What have you been told about yourself that still stings a little when you think of it?',
      'Tell me about feedback you did not take well.',
    ],
  },
  {
    id: 'out-of-my-hands',
    pack: 'defence',
    weight: 'hard',
    named: 'the time it slipped out of your hands',
    why: 'When control slips, each of us reaches for something. Knowing what helps.',
    values: ['Order', 'Predictability', 'Preparedness', 'Decisiveness', 'Serenity', 'Protection'],
    wants: ['choice', 'scene', 'feeling'],
    phrasings: [
      'Tell me about a time when something important slipped out of your hands. What did you reach for first?',
      'When did a plan last fall apart around you? Take me through your first hour.',
      'Think of a moment when others decided over your head. How did you respond?',
      'What do you do when you can do nothing? Tell me about a time you had to find out.',
    ],
  },
  {
    id: 'under-pressure',
    pack: 'defence',
    weight: 'hard',
    named: 'how you are under pressure',
    why: 'Under pressure we fall back on what once worked. It is worth knowing by sight.',
    values: ['Self-Control', 'Reliability', 'Boldness', 'Empathy', 'Resilience', 'Responsibility'],
    wants: ['scene', 'choice', 'feeling'],
    phrasings: [
      'If I asked the people closest to you what you do under pressure, what would they tell me? Give me one example they would use.',
      'How can others tell that you are under strain, before you notice it yourself?',
      'Think of your last really tense week. What did you do more of, and what did you stop doing?',
      'Tell me about a day when too much came at once.',
    ],
  },
];

export const FUTURE_TOPICS: readonly Topic[] = [
  {
    id: 'ordinary-day-ahead',
    pack: 'future',
    weight: 'light',
    named: 'an ordinary day ten years from now',
    why: 'An ordinary day we look forward to says more than a grand goal.',
    values: ['Family', 'Freedom', 'Wealth', 'Serenity', 'Community', 'Health'],
    wants: ['scene', 'meaning', 'feeling'],
    phrasings: [
      'Picture an ordinary day ten years from now that you would be glad to wake up to. What happens before noon?',
      'If things go well, what does a plain Tuesday look like for you ten years on?',
      'Ten years from now somebody visits you for a day. What do they see?',
      'What would you like to be doing with your hands, your head and your mornings a decade from now?',
    ],
  },
  {
    id: 'left-undone',
    pack: 'future',
    weight: 'light',
    named: 'what you would regret leaving undone',
    why: 'A regret we can still prevent is a value asking for room.',
    values: ['Purpose', 'Adventure', 'Mastery', 'Creativity', 'Ambition', 'Intimacy'],
    wants: ['meaning', 'choice', 'feeling'],
    phrasings: [
      'What would you be sorry to leave undone?',
      'Which wish has been waiting longest in you? Tell me where it comes from.',
      'What do you keep putting off that will not leave you alone?',
      'Suppose one thing on your list could not fail. Which would you begin with, and where does it come from?',
    ],
  },
  {
    id: 'remembered-for',
    pack: 'future',
    weight: 'light',
    named: 'what you hope to be remembered for',
    why: 'What we hope others will say is often what we are already trying to do.',
    values: ['Legacy', 'Impact', 'Mentoring', 'Kindness', 'Influence', 'Integrity'],
    wants: ['meaning', 'scene', 'feeling'],
    phrasings: [
      'Someone you once led, taught or raised speaks about you years from now. Which story do you hope they tell?',
      'What would you like people to miss about you when you leave a room for good?',
      'Which of your deeds, large or small, would you like to outlast you?',
      'If one thing you stand for were carried on by others, which would you choose, and how did it become yours?',
    ],
  },
];
