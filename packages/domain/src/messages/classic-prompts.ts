import type { ChoiceSlug, StorySlug } from '../classic/answers.ts';
import { CHOICE_TITLES } from './classic.ts';

interface Prompt {
  readonly title: string;
  readonly question: string;
  readonly help: string;
}

export const STORY_PROMPTS = {
  'earliest-memory': {
    title: 'Your earliest memory',
    question: 'What is the earliest moment you can still see before you?',
    help: 'Where were you, who was there, what happened, how did it feel? It may be small: a kitchen, a swing, a door that closed.',
  },
  'your-parents': {
    title: 'The people who raised you',
    question: 'What did your parents, or whoever raised you, praise? What would they never put up with?',
    help: 'One scene says more than a summary. Think of a time you made them proud, or a time you did not.',
  },
  'meaningful-relationship': {
    title: 'A relationship that mattered',
    question: 'Who has changed you, and what did you get from them that you still carry?',
    help: 'A friend, a partner, a teacher, a child, a rival. What did they do that nobody else did?',
  },
  'best-boss': {
    title: 'Your best boss',
    question: 'Who is the best boss you ever had? Tell of one moment that shows why.',
    help: 'No boss worth telling of? Take a coach, a captain, or the leader you wish you had had.',
  },
  'conflict-moment': {
    title: 'A moment of conflict',
    question: 'Which conflict do you remember well? What happened, what did you do, and what was at stake for you?',
    help: 'You need not look good in it. What you did first, before you had time to think, is worth telling.',
  },
} as const satisfies Record<StorySlug, Prompt>;

export const CHOICE_PROMPTS = {
  'personal-choice': {
    title: CHOICE_TITLES['personal-choice'],
    question:
      'When did you face a hard choice in your private life? What were the ways open to you, and which one did you take?',
    help: 'A move, a parting, a promise kept or broken. What did the road you took cost you?',
  },
  'professional-choice': {
    title: CHOICE_TITLES['professional-choice'],
    question: 'When did you face a hard choice at work? What did you decide, and what spoke for it?',
    help: 'A job taken or left, a person hired or let go, a truth told in the wrong meeting.',
  },
  'opportunity-conflict': {
    title: CHOICE_TITLES['opportunity-conflict'],
    question: 'When did a good opportunity pull against something you care about? What did you do?',
    help: 'What would you have gained, what would you have had to give up, and which of the two won?',
  },
  disappointment: {
    title: CHOICE_TITLES.disappointment,
    question: 'When were you deeply disappointed, by someone else or by yourself? What had you counted on?',
    help: 'What hurt most: what was done, how it was done, or who did it? And what did you do next?',
  },
} as const satisfies Record<ChoiceSlug, Prompt>;
