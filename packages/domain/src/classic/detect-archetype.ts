import { CHOICE_SLUGS, type ClassicAnswers } from './answers.ts';
import { isSameValue } from '../value-name.ts';
import { phraseCounter, sentenceWith } from './word-frequency.ts';

interface ArchetypeCues {
  /** What people write who meet a threat in this way. */
  readonly words: readonly string[];
  /** The values this way of defending most often guards. */
  readonly guards: readonly string[];
}

/** Order breaks ties. The texts of each archetype stand in archetypes.ts; here are only the signs it is known by. */
export const ARCHETYPE_CUES = {
  Peacekeeper: {
    words: [
      'apologised',
      'apologized',
      'gave in',
      'let it go',
      'kept quiet',
      'calm everyone',
      'keep the peace',
      'smoothed',
      'agreed',
      'compromise',
      'sorry',
    ],
    guards: ['Peace', 'Harmony', 'Acceptance', 'Belonging', 'Closeness', 'Love', 'Forgiveness', 'Patience'],
  },
  Rescuer: {
    words: [
      'stepped in',
      'helped',
      'fixed',
      'saved',
      'took care',
      'protected',
      'looked after',
      'covered for',
      'for them',
      'rescue',
    ],
    guards: [
      'Care',
      'Compassion',
      'Kindness',
      'Helping others',
      'Service',
      'Giving',
      'Generosity',
      'Family',
      'Support',
      'Warmth',
    ],
  },
  Commander: {
    words: [
      'took over',
      'took charge',
      'took control',
      'decided',
      'insisted',
      'ordered',
      'told them',
      'my way',
      'pushed',
      'demanded',
    ],
    guards: [
      'Control',
      'Strength',
      'Leadership',
      'Independence',
      'Ambition',
      'Order',
      'Responsibility',
      'Determination',
    ],
  },
  Prosecutor: {
    words: [
      'unfair',
      'blame',
      'blamed',
      'accused',
      'fault',
      'argued',
      'called out',
      'confronted',
      'proved',
      'wrong',
      'injustice',
    ],
    guards: ['Justice', 'Fairness', 'Truth', 'Honesty', 'Integrity', 'Equality', 'Respect', 'Loyalty'],
  },
  Performer: {
    words: [
      'impress',
      'impressed',
      'prove myself',
      'looked good',
      'applause',
      'smiled',
      'pretended',
      'put on',
      'show them',
      'proud of me',
    ],
    guards: ['Recognition', 'Success', 'Achievement', 'Pride', 'Fun', 'Passion', 'Connection', 'Optimism'],
  },
  Perfecter: {
    words: [
      'mistake',
      'mistakes',
      'perfect',
      'worked harder',
      'stayed late',
      'should have',
      'details',
      'prepared',
      'my standards',
      'not good enough',
      'practised',
      'practiced',
    ],
    guards: ['Excellence', 'Quality', 'Hard work', 'Mastery', 'Competence', 'Discipline', 'Dedication', 'Commitment'],
  },
  Fortress: {
    words: [
      'shut down',
      'said nothing',
      'silent',
      'silence',
      'to myself',
      'wall',
      'swallowed',
      'never told',
      'cold',
      'nobody knew',
      'closed the door',
    ],
    guards: ['Privacy', 'Dignity', 'Trust', 'Solitude', 'Home', 'Comfort', 'Resilience'],
  },
  Logician: {
    words: [
      'facts',
      'logic',
      'logical',
      'reason',
      'reasons',
      'explained',
      'analysed',
      'analyzed',
      'evidence',
      'numbers',
      'made sense',
      'argument',
    ],
    guards: ['Knowledge', 'Understanding', 'Wisdom', 'Learning', 'Structure', 'Simplicity', 'Curiosity', 'Teaching'],
  },
  Watchtower: {
    words: [
      'worried',
      'waited',
      'watched',
      'checked',
      'careful',
      'suspicious',
      'afraid',
      'the worst',
      'on guard',
      'nervous',
      'scared',
    ],
    guards: ['Safety', 'Security', 'Stability', 'Health', 'Tradition', 'Faith', 'Guidance'],
  },
  'Escape Artist': {
    words: [
      'walked away',
      'left',
      'quit',
      'ran',
      'moved on',
      'avoided',
      'hid',
      'joked',
      'distracted',
      'disappeared',
      'got out',
    ],
    guards: [
      'Freedom',
      'Adventure',
      'Change',
      'Play',
      'Spontaneity',
      'Choice',
      'Creativity',
      'Imagination',
      'Nature',
      'Joy',
    ],
  },
} as const satisfies Record<string, ArchetypeCues>;

export type ArchetypeName = keyof typeof ARCHETYPE_CUES;
export const ARCHETYPE_NAMES = Object.keys(ARCHETYPE_CUES) as readonly ArchetypeName[];

export interface DetectedArchetype {
  readonly name: ArchetypeName;
  /** The person's own sentence it was detected in; without one it was inferred from what the values guard. */
  readonly sentence: string | undefined;
}

/** What was told under threat: the conflict first, then the choices, the disappointment among them. */
function storiesUnderThreat(answers: ClassicAnswers): readonly string[] {
  return [answers.stories['conflict-moment'], ...CHOICE_SLUGS.toReversed().map((slug) => answers.choices[slug])];
}

function best(score: (name: ArchetypeName) => number): ArchetypeName | undefined {
  const ranked = ARCHETYPE_NAMES.map((name) => ({ name, points: score(name) })).toSorted((a, b) => b.points - a.points);
  const first = ranked[0];
  return first !== undefined && first.points > 0 ? first.name : undefined;
}

export function detectArchetype(answers: ClassicAnswers, rankedValues: readonly string[]): DetectedArchetype {
  const stories = storiesUnderThreat(answers);
  const countOf = phraseCounter(stories);
  const detected = best((name) =>
    ARCHETYPE_CUES[name].words.reduce((sum, word) => sum + Math.min(countOf(word), 2), 0),
  );
  if (detected !== undefined) return { name: detected, sentence: sentenceOf(detected, stories) };
  const guarding = best((name) =>
    rankedValues.reduce(
      (sum, value, index) =>
        ARCHETYPE_CUES[name].guards.some((guard) => isSameValue(guard, value))
          ? sum + rankedValues.length - index
          : sum,
      0,
    ),
  );
  return { name: guarding ?? 'Watchtower', sentence: undefined };
}

function sentenceOf(name: ArchetypeName, stories: readonly string[]): string | undefined {
  return stories
    .flatMap((story) => ARCHETYPE_CUES[name].words.map((word) => sentenceWith(word, story)))
    .find((sentence) => sentence !== undefined);
}
