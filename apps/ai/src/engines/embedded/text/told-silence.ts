/** "We have not spoken for four years now", "he hasn't spoken to me since", "we dont really talk any more": said in passing, and seldom in passing meant. */
const SILENCE =
  /\b(?:have|has)(?: not|n['’]?t) (?:really |properly )?(?:spoken?|talked)(?: (?:to|with) (?:me|him|her|them|us|each other|my \p{L}+))?,? (?:since\b|(?:(?:for|in) )?(?:\p{L}+ |\d+ ){1,3}(?:years?|yrs?|months?)\b)|\bwe do(?:n['’]?t| not) (?:really )?(?:talk|speak)(?: to each other)? (?:now|any ?more|these days)\b/iu;

/** Whether somebody tells that they and somebody else do not speak to this day. */
export const tellsOfSilence = (answer: string): boolean => SILENCE.test(answer);
