import { SAMPLE_CODE } from './sample-code.ts';

/** Whose result it would be. Invented. */
export const SAMPLE_PERSON = 'Robin Ellis';
export const SAMPLE_MADE_AT = '2026-01-15T09:00:00.000Z';

/** Robin's nine answers, as far as the result quotes them. */
const TOLD = {
  radio: 'He walked across the whole village in the rain to give the money back, and he took me along.',
  chair: 'Whoever came by at noon was given a plate, and nobody was asked why.',
  nightShift: 'I learned more in those months than in all my studies.',
  rota: 'It took a year, but now they draw up their own plan.',
  board: 'I told them what had happened, that I was in charge that day, and that the mistake was mine to answer for.',
  merger: 'I finished every report twice, I took the work of three people home, and I told nobody how tired I was.',
  daughter: 'My daughter was ten, and I wanted to be there when she came home from school.',
  sea: 'With one more year I would walk from my door to the sea, with no plan and no telephone, only to see where the day leads.',
} as const;

const SENTENCES = [
  { value: 'Honesty', quote: TOLD.radio, text: 'You do not leave things out to look better.' },
  {
    value: 'Responsibility',
    quote: TOLD.board,
    text: 'You see what has to be done, and you count yourself as the one to do it.',
  },
  { value: 'Fairness', quote: TOLD.rota, text: 'You look at whether each person got what they should.' },
  { value: 'Belonging', quote: TOLD.chair, text: 'You do not want anyone to stand at the edge.' },
  { value: 'Family', quote: TOLD.daughter, text: 'You think family is worth the time and patience it takes.' },
  { value: 'Growth', quote: TOLD.nightShift, text: 'You want to be more next year than you are this year.' },
  { value: 'Freedom', quote: TOLD.sea, text: 'You would give up some comfort to stay free.' },
] as const;

const ARCHETYPE = {
  scene: TOLD.merger,
  did: 'You go quiet, say that everything is fine, and deal with it alone.',
  protects: 'Managing alone keeps you from being let down by someone you were counting on.',
  gift: 'You stay steady when others lose their calm, and people can count on that.',
  cost: 'Help that was available does not come, because nobody knew you needed it.',
  move: 'Tell one person you trust, “I’m having trouble with this,” before you have solved it.',
} as const;

const TRIGGERS = {
  'Having to ask': {
    quote: TOLD.merger,
    why: 'Needing someone means that they could say no, so you would rather not need.',
    move: 'Ask for one small thing that you could have done alone.',
  },
  'Being let down': {
    why: 'Each time someone does not come, the old rule is confirmed: rely on yourself.',
    move: 'Tell them what you had counted on, before you decide never to count on it again.',
  },
  'Being pitied': {
    why: 'Pity puts you in a place you have worked hard to leave.',
    move: 'Say what you would like instead: company, a task, a walk.',
  },
} as const;

const quoted = (quote: string, text: string): string => `“${quote}” ${text}`;

/** A finished narrative in the form of a saved one: what the product makes of Robin's answers. */
export const SAMPLE_NARRATIVE = {
  licenseCode: SAMPLE_CODE,
  values: SENTENCES.map(({ value }) => value as string),
  valuesExplanation: Object.fromEntries(SENTENCES.map(({ value, quote, text }) => [value, quoted(quote, text)])),
  valuesPhilosophy: [
    'You would rather hear the bad news, and you take on what is yours to do.',
    `One sentence of yours says it: “${TOLD.radio}” You come back to it: “${TOLD.board}” You put it this way: “${TOLD.rota}” In another answer, you wrote: “${TOLD.chair}”`,
    `This is what the rest is for: “${TOLD.sea}” Without honesty the rest would mean little to you; with it, you hope for freedom.`,
  ].join('\n'),
  archetype: 'Fortress',
  archetypeExplanation: quoted(
    ARCHETYPE.scene,
    [ARCHETYPE.did, ARCHETYPE.protects, ARCHETYPE.gift, ARCHETYPE.cost, ARCHETYPE.move].join(' '),
  ),
  triggers: Object.keys(TRIGGERS),
  triggersExplanation: Object.fromEntries(
    Object.entries(TRIGGERS).map(([name, { why, move }]) => [name, `${why} ${move}`]),
  ),
  evidence: SENTENCES.map((sentence) => ({ ...sentence })),
  archetypeParts: { ...ARCHETYPE },
  triggerParts: Object.fromEntries(Object.entries(TRIGGERS).map(([name, parts]) => [name, { ...parts }])),
};
