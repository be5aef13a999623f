/** What the first pages tell somebody who has never heard of us. */
export const FACTS = {
  gets: {
    term: 'What you get',
    text: 'Your values in order, your philosophy, how you guard yourself and what sets it off: as a page, a PDF and a link.',
  },
  takes: {
    term: 'How long it takes',
    text: '30 to 45 minutes. Stop at any time, and go on later.',
  },
  words: {
    term: 'What happens to your words',
    text: 'A program reads them to make your fingerprint, and for nothing else. You can delete everything at any time.',
    link: 'More about privacy',
  },
  costs: {
    term: 'What it costs',
    free: 'Free with an access code.',
    priced: (one: string) => `${one} for one key. Free with an access code.`,
    tiers: (one: string, from: number, less: string) =>
      `${one} for one key, ${less} each from ${from} keys on. Free with an access code.`,
  },
  made: { term: 'Who made it', text: (year: number) => `Leadership Fingerprint, since ${year}.`, ask: 'Questions:' },
  drawSample: 'Draw a sample',
  sampleHint: 'A sample. Press a color to look into it.',
} as const;
