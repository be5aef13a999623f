export interface QuestionParts {
  /** What is said first, about the last answer: ends with a line break where there is any. */
  readonly words: string;
  readonly asked: string;
}

/** The question is the last line of its text; what stands before it is set smaller. */
export function partsOf(question: string): QuestionParts {
  const end = question.lastIndexOf('\n') + 1;
  return { words: question.slice(0, end), asked: question.slice(end) };
}

/** A long question is set smaller, and takes more room; what is said before it takes half of that. */
const LONG_QUESTION = 110;

export function isLongQuestion(question: string): boolean {
  const { words, asked } = partsOf(question);
  return asked.length + words.length / 2 > LONG_QUESTION;
}

/** Until the question's own reason is known, and where there is none: the place is there from the start, and nothing moves. */
const WHY_WE_ASK = 'Each question looks at another side of your story. Together they show what has led you so far.';

export const whyOf = (why: string | undefined): string => (why === undefined || why === '' ? WHY_WE_ASK : why);
