/** What the product may cost its visitors. Bytes are checked by every test run (weight.spec.ts), all of it by `npm run bench:web`. */
export const BUDGETS = {
  /** As they travel, films and sound apart: those are fetched as far as somebody watches. */
  bytes: {
    /** The first page of somebody who has never been here, as it opens and is read, with all headers. */
    signedOut: 40_000,
    /** Everything of it, once they turn to it: HTML, scripts, styles, font, icon, configuration. */
    signedOutAlive: 92_000,
    /** Scripts of a step of the survey on a first visit, by the time it can be read. */
    stepScripts: 95 * 1_024,
    /** What makes its explanation live, with the sample: it comes after everything else. */
    sampleAfter: 40_000,
    /** What one step of the survey adds, with the next one's code, which is preloaded. */
    surveyStep: 40_000,
    /** A result, over the first page of a stranger. */
    resultOverShell: 120_000,
    /** The page of somebody who was asked what they have seen: alive from the start, with its cards. */
    friendsPage: 110_000,
    /** Any page at all, by itself, on a first visit. */
    anyPage: 210_000,
  },
  /** On slow 4G and a four times slower processor. */
  slow: {
    /** Of the first paint of a plain HTML page with the same words, in the same run. */
    firstPaintOfPlain: 1.15,
    firstPaintMs: 1_800,
    /** Pages that arrive as HTML; a signed-in page needs its code and its data first. */
    largestPaintMs: 2_500,
    signedInLargestPaintMs: 4_000,
    /** What the AI service may take by its own budgets, where a screen's largest words are its answer. Until then the screen says what is being done. */
    aiMs: { 'earliest-memory': 300, 'potential-values': 2_000 },
    totalBlockingMs: 300,
    nextStepMs: 200,
    /** A question of the interview, readable: on a first visit; from the press on the page before; from the press that submits an answer. */
    questionMs: 1_900,
    /** By then it can also be submitted, skipped and left; until then what is typed and pressed is kept. */
    questionTakenOverMs: 2_500,
    questionFromBeforeMs: 600,
    nextQuestionMs: 650,
    longTaskMs: 50,
  },
  layoutShift: 0.01,
} as const;
