/** A question that quotes the person takes more room, and is set smaller. */
const LONG_QUESTION = 110;

export const isLongQuestion = (question: string): boolean => question.length > LONG_QUESTION;

/** Until the question's own reason is known, and where there is none: the place is there from the start, and nothing moves. */
const WHY_WE_ASK = 'Each question looks at another side of your story. Together they show what has led you so far.';

export const whyOf = (why: string | undefined): string => (why === undefined || why === '' ? WHY_WE_ASK : why);
