import { valueKey } from './value-name.ts';

/** The catalogue's values by what they are about: values of one group are near each other. apps/ai/models/texts/catalogue.tsv says the same. */
export const VALUE_GROUPS = {
  Independence: [
    'Autonomy',
    'Freedom',
    'Authenticity',
    'Self-Reliance',
    'Originality',
    'Self-Expression',
    'Privacy',
    'Choice',
  ],
  Discovery: [
    'Curiosity',
    'Learning',
    'Creativity',
    'Insight',
    'Imagination',
    'Open-Mindedness',
    'Understanding',
    'Innovation',
  ],
  Daring: ['Adventure', 'Courage', 'Challenge', 'Novelty', 'Spontaneity', 'Boldness', 'Passion', 'Resilience'],
  Enjoyment: ['Joy', 'Humor', 'Beauty', 'Play', 'Vitality', 'Comfort', 'Pleasure', 'Presence'],
  Achievement: [
    'Excellence',
    'Mastery',
    'Ambition',
    'Accomplishment',
    'Competence',
    'Growth',
    'Perseverance',
    'Discipline',
  ],
  Influence: ['Leadership', 'Influence', 'Impact', 'Recognition', 'Respect', 'Status', 'Wealth', 'Decisiveness'],
  Safety: [
    'Security',
    'Stability',
    'Health',
    'Order',
    'Preparedness',
    'Financial Security',
    'Predictability',
    'Protection',
  ],
  Duty: ['Responsibility', 'Duty', 'Tradition', 'Heritage', 'Self-Control', 'Humility', 'Faith', 'Courtesy'],
  Integrity: [
    'Honesty',
    'Integrity',
    'Trust',
    'Accountability',
    'Reliability',
    'Transparency',
    'Consistency',
    'Commitment',
  ],
  Connection: ['Love', 'Family', 'Friendship', 'Belonging', 'Intimacy', 'Loyalty', 'Acceptance', 'Togetherness'],
  Care: ['Kindness', 'Compassion', 'Empathy', 'Generosity', 'Service', 'Mentoring', 'Forgiveness', 'Gratitude'],
  Justice: ['Fairness', 'Equality', 'Inclusion', 'Justice', 'Community', 'Harmony', 'Nature', 'Tolerance'],
  Meaning: ['Purpose', 'Legacy', 'Hope', 'Wisdom', 'Spirituality', 'Serenity', 'Wonder', 'Wholeness'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type ValueGroupName = keyof typeof VALUE_GROUPS;
export const VALUE_GROUP_NAMES = Object.keys(VALUE_GROUPS) as readonly ValueGroupName[];

const byKey = new Map<string, ValueGroupName>(
  VALUE_GROUP_NAMES.flatMap((group) => VALUE_GROUPS[group].map((value) => [valueKey(value), group] as const)),
);

/** Undefined for a word of the person's own. */
export const groupOfValue = (value: string): ValueGroupName | undefined => byKey.get(valueKey(value));
