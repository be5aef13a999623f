const KIN = /(?:step[- ]?)?(?:dad|father|mum|mom|mother|brother|uncle)/u.source;
const PARTNER = /(?:husband|wife|partner|boyfriend|girlfriend|ex)/u.source;
const WHOM = /(?:me|us|my \p{L}+|mum|mom|her|him)/u.source;
const WILL =
  /(?: will|['’]ll| would| is (?:going to|gonna)|['’]s (?:going to|gonna)| (?:says|said|swears|swore|told me|tells me|threatened)(?: that)? (?:s?he|they)(?: will|['’]ll| would|['’]d|['’]s (?:going to|gonna)))/u
    .source;

/** A threat in the family against telling, but not "…if I told anyone, but she sang in a band"; blows at home, but not at chess; somebody who is kept from others. */
const HARM = [
  `\\b${KIN}${WILL} (?:kill|hurt) ${WHOM} if i (?:ever )?(?:tell|told|say)(?: (?:any|some)(?:one|body))?(?: about (?:it|this|that))?(?=[.!?]|$|,? (?:so|and)\\b)`,
  `\\bmy (?:${KIN}|${PARTNER})(?: (?:still|often|sometimes|always))? (?:hits|beats|punches|chokes|slaps) (?:me|us)\\b(?! (?:at|in|to|by|on the (?:back|shoulder)|hands down|every time we play))`,
  `\\bmy ${PARTNER} (?:checks|goes through|takes|tracks|reads) my (?:phone|messages|money|wages|keys|bank card)\\b`,
].map((pattern) => new RegExp(pattern, 'iu'));

/** Whether words tell of harm at home that may happen now: often enough a joke, so that help is named in one line where the reader sees nothing else in it. */
export const tellsOfHarmNow = (answer: string): boolean => HARM.some((pattern) => pattern.test(answer));
