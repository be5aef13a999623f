import type { FingerprintContent } from '@lf/contract/fingerprints';

const SENTENCE =
  'At the centre of how you lead stands candour: you would rather hear an uncomfortable truth early than a pleasant story late.';
const text = (sentences: number): string =>
  Array.from({ length: sentences }, (_, i) => `${i + 1}. ${SENTENCE}`).join(' ');

export const SHORT_FINGERPRINT: FingerprintContent = {
  values: ['Honesty', 'Family', 'Growth', 'Courage', 'Freedom'],
  valuesExplanation: { Honesty: 'You said it at the table.' },
  valuesPhilosophy:
    'You lead from Honesty. Because you say what is so, the people you call family can lean on you, and because they can, all of you grow.',
  archetype: 'Peacekeeper',
  archetypeExplanation:
    'When the room gets loud, you get soft. It keeps people together; the price is that your own no arrives late.',
  triggers: ['Being interrupted', 'Raised voices'],
  triggersExplanation: {
    'Being interrupted': 'It sounds like: what you say does not count.',
    'Raised voices': 'Volume once meant danger. Now it mostly means that somebody cares.',
  },
};

export const QUOTE = 'My father never said it, and I waited at the window.';

/** With the person's own words in it. */
export const QUOTING_FINGERPRINT = {
  ...SHORT_FINGERPRINT,
  valuesExplanation: { Honesty: `Honesty carries the rest. You wrote: “${QUOTE}” It serves Family.` },
  valuesPhilosophy: `You lead from Honesty. You once told it like this: “${QUOTE}” It carries the rest.`,
  evidence: [{ value: 'Honesty', quote: QUOTE, answer: 0, start: 0, end: QUOTE.length }],
};

const LONG_TRIGGERS = [
  'Being talked over in front of the team',
  'Broken promises',
  'Unfairness to someone who cannot defend themselves',
  'Sudden changes without explanation',
  'Silence after a sincere question',
  'Being compared with others',
];

/** As long as the limits of the wire allow in values and philosophy. */
export const LONG_FINGERPRINT: FingerprintContent = {
  values: [
    'Unconditional acceptance of everybody around the long table',
    'Freedom',
    'Intergenerational responsibility and quiet stewardship',
    'Courage to speak up when it is inconvenient',
    'Gratitude',
    'Curiosity about what other people carry',
    'Justice',
    'Craftsmanship and patience',
    'Belonging',
    'Joy',
  ],
  valuesExplanation: {},
  valuesPhilosophy: [text(10), text(10), text(10)].join('\n').slice(0, 4000),
  archetype: 'Escape Artist',
  archetypeExplanation: text(15).slice(0, 2000),
  triggers: LONG_TRIGGERS,
  triggersExplanation: Object.fromEntries(LONG_TRIGGERS.map((trigger) => [trigger, text(14).slice(0, 2000)])),
};

/** Ten values in ten scripts, and words that would be commands if anyone read them as markup. */
export const MANY_SCRIPTS_FINGERPRINT: FingerprintContent = {
  ...SHORT_FINGERPRINT,
  values: [
    'الصدق',
    'Família e coração',
    'ความกล้าหาญ',
    '誠実さと勇気',
    'נאמנות',
    'Ελευθερία',
    'Справедливость',
    'सत्य',
    '자유',
    'გულწრფელობა',
  ],
  valuesExplanation: {},
  valuesPhilosophy:
    'تقود من الصدق.\nVous dirigez à partir de l’honnêteté.\n#let x = 1 *bold* $math$ @ref <tag> // comment #panic("no")\n领导者的指纹',
  archetype: 'Fortress',
  triggers: ['קולות רמים', 'Être ignoré·e'],
  triggersExplanation: { 'קולות רמים': 'פעם עוצמה הייתה סכנה', 'Être ignoré·e': 'Ça fait mal.' },
};
