import type { SurveyItem } from '@lf/contract/survey';
import { ALL_PROBES } from './probes.ts';
import { ALL_TOPICS } from './topic-table.ts';
import type { Topic } from './topic.ts';

export interface Asked {
  /** Undefined for a question another engine put in words of its own that we cannot place. */
  readonly topic: Topic | undefined;
  readonly probe: boolean;
  readonly question: string;
  readonly answer: string;
}

/** Every question ends in a sentence of the tables, whatever was said before it: this is how a stateless engine knows where it stands. */
export function readAsked(items: readonly SurveyItem[]): readonly Asked[] {
  let current: Topic | undefined;
  return items.map(({ question, answer }) => {
    const text = question.trim();
    const probe = ALL_PROBES.some((sentence) => text.endsWith(sentence));
    if (!probe)
      current =
        ALL_TOPICS.find((topic) => topic.phrasings.some((phrasing) => text.endsWith(phrasing))) ?? topicByCue(text);
    return { topic: current, probe, question: text, answer };
  });
}

/** A hosted engine words the same topics freely; these cues keep us from asking for them a second time when we take over. */
const CUES: Readonly<Record<string, RegExp>> = {
  'earliest-memory': /\b(?:earliest|first) (?:childhood )?memor/i,
  'home-praise': /\b(?:praise|punish|grew up|growing up|childhood home|your parents)\b/i,
  'person-who-shaped-me': /\b(?:shaped you|influenced you|role model|mentor|meaningful relationship)\b/i,
  'high-point': /\b(?:high point|proudest|happiest|peak moment|most alive)\b/i,
  'low-point': /\b(?:low point|hardest time|most difficult (?:time|period)|darkest)\b/i,
  'turning-point': /\b(?:turning point|changed (?:the course|everything|your life)|crossroads)\b/i,
  'leader-i-would-follow': /\b(?:best boss|leader (?:you|whom)|boss you|manager you)\b/i,
  'conflict-not-proud-of': /\b(?:conflict|argument|disagreement|quarrel)\b/i,
  'choice-that-cost-me': /\b(?:cost you|sacrific|paid a price|gave up)\b/i,
};

function topicByCue(question: string): Topic | undefined {
  return ALL_TOPICS.find((topic) => CUES[topic.id]?.test(question) ?? false);
}
