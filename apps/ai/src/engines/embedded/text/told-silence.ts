/** "We have not spoken for four years now", "he hasn't spoken to me since", "we dont really talk any more": said in passing, and seldom in passing meant. */
const YEARS =
  /(?:(?:for|in) )?(?:(?:about|over|nearly|almost|some|more than) )?(?:\d+|a|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|several|many) (?:years?|yrs?|months?)\b/u
    .source;
const KIN = /(?:brother|sister|mother|mum|mom|father|dad|parents|son|daughter|uncle|aunt|cousin|ex)/u.source;
const SILENCE = new RegExp(
  `\\b(?:have|has)(?: not|n['’]?t) (?:really |properly )?(?:spoken?|talked) (?:to|with) (?:me|him|her|them|us|each other|my \\p{L}+),? (?:since\\b|${YEARS})|\\b(?:we|and (?:i|me)) have ?(?:not|n['’]?t) (?:really |properly )?(?:spoken?|talked),? (?:since\\b|${YEARS})|\\b(?:years?|yrs?|months?)(?: ago)?(?: now)?[.,;] (?:and )?we have ?(?:not|n['’]?t) (?:spoken?|talked)(?=[.!]|$)|\\bwe do(?:n['’]?t| not) (?:really )?(?:talk|speak)(?: to each other)? (?:now|any ?more|these days|since)\\b|\\bwe do(?:n['’]?t| not) (?:talk|speak)[.,;][^!?]{0,40}\\b(?:\\d+|\\p{L}+) (?:years?|yrs?)\\b|\\bwe['’]ve not (?:really |properly )?(?:spoken?|talked),? (?:since\\b|${YEARS})|\\bdo(?:n['’]?t| not) (?:talk|speak) (?:to|with) me (?:now|any ?more|since)\\b|\\bI do(?:n['’]?t| not) (?:talk|speak) (?:to|with) (?:him|her|them|my ${KIN})\\b[^.!?]{0,60}\\b(?:years?|yrs?) (?:already|now)\\b|\\bI(?:['’]?m| am) silent (?:already )?${YEARS}|\\bfirst (?:\\p{L}+ )?in ${YEARS}[^.!?]{0,40}\\bwe fell out\\b`,
  'iu',
);

/** The same of somebody by name: "I dont speak with Zé, the house of my parents, 11 years already". */
const OF_NAME =
  /\b[Ii] do(?:n['’]?t| not) (?:talk|speak) (?:to|with) \p{Lu}\p{L}+(?!\p{L})[^.!?]{0,60}\b(?:years?|yrs?) (?:already|now)\b/u;

/** Whether somebody tells that they and somebody else do not speak to this day. */
export const tellsOfSilence = (answer: string): boolean => SILENCE.test(answer) || OF_NAME.test(answer);
