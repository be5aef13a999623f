import { SAMPLE_CODE } from './sample-code.ts';

/** Whose result it would be. Invented. */
export const SAMPLE_PERSON = 'Robin Ellis';
export const SAMPLE_MADE_AT = '2026-01-15T09:00:00.000Z';

/** Robin's nine answers, as far as the result quotes them. */
const TOLD = {
  radio: 'My father walked across the whole village in the rain to give the money back, and he took me along.',
  chair: 'At my grandmother’s, whoever came by at noon was given a plate, and nobody was asked why.',
  nightShift: 'I learned more in my first months of night shifts than in all my studies.',
  rota: 'My team draws up its own plan now, and nobody gets every holiday while somebody else gets none.',
  board: 'I told them what had happened, that I was in charge that day, and that the mistake was mine to answer for.',
  merger:
    'During the merger I finished every report twice, I took the work of three people home, and I told nobody how tired I was.',
  daughter: 'My daughter was ten, and I wanted to be there when she came home from school.',
  sea: 'With one more year I would walk from my door to the sea, with no plan and no telephone, only to see where the day leads.',
} as const;

/** What was told around them. */
const SCENES = {
  childhood: `The man who bought our old radio had paid us twice. ${TOLD.radio} Nobody would ever have known. He didn’t say a word about it on the way home, and he never had to.`,
  turningPoint: `Two weeks into the new job we sent out the wrong list. The board wanted to know who had done it. ${TOLD.board} I thought I would lose the job. The next morning two people from my team came in and told me about mistakes of their own.`,
} as const;

/** The texts of values, archetype and triggers are those that the program writes: `apps/ai/models/texts`. */
const SENTENCES = [
  { value: 'Honesty', quote: TOLD.radio, text: 'It matters to you that people are not lied to.' },
  {
    value: 'Responsibility',
    quote: TOLD.board,
    text: 'Looking after what is yours to do is important to you.',
  },
  { value: 'Fairness', quote: TOLD.rota, text: 'You want people to be treated fairly.' },
  { value: 'Belonging', quote: TOLD.chair, text: 'You would like nobody to be left out.' },
  { value: 'Family', quote: TOLD.daughter, text: 'You want to be there for your own people.' },
  { value: 'Growth', quote: TOLD.nightShift, text: 'You find it important to become better than before.' },
  { value: 'Freedom', quote: TOLD.sea, text: 'You want to be able to decide how you live.' },
] as const;

const ARCHETYPE = {
  scene: TOLD.merger,
  did: 'That time you went quiet and kept it to yourself.',
  protects: 'Managing alone can keep you from being let down by someone you were counting on.',
  gift: 'It keeps things steady when others lose their calm.',
  cost: 'Help that was there may not come, because nobody knew it was needed.',
  move: 'Tell one person you trust, “I’m having trouble with this,” before you have solved it.',
} as const;

const TRIGGERS = {
  'Having to ask': {
    why: 'Whoever you ask could say no.',
    move: 'Ask one person for one small thing that you could have done alone.',
  },
  'Being let down': {
    why: 'Each time someone does not show up, relying on yourself can look like the safer way.',
    move: 'Tell them, “I was counting on you for this,” before you decide never to ask again.',
  },
  'Being pitied': {
    why: 'Pity can make a strong person feel weak.',
    move: 'Say what you would like instead: “I don’t need comfort, but a walk would be good.”',
  },
} as const;

const quoted = (quote: string, text: string): string => `“${quote}” ${text}`;

/** A finished narrative in the form of a saved one: what the product makes of Robin's answers. */
export const SAMPLE_NARRATIVE = {
  licenseCode: SAMPLE_CODE,
  values: SENTENCES.map(({ value }) => value as string),
  valuesExplanation: Object.fromEntries(SENTENCES.map(({ value, quote, text }) => [value, quoted(quote, text)])),
  valuesPhilosophy: [
    'You care most about being honest, and then about taking responsibility.',
    `On honesty, you told me about your childhood: “${SCENES.childhood}”`,
    `When it comes to responsibility, you told me about a turning point in your life: “${SCENES.turningPoint}”`,
    `About fairness you added: “${TOLD.rota}”`,
    'Also on your list: belonging, family, growth and freedom.',
    'One more thing you said: “I would rather ask twice than guess once.”',
  ].join(' '),
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
