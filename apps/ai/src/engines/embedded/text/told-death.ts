const CLOSE =
  /[Ff]ather|[Dd]ad|[Pp]apa|[Mm]other|[Mm]um|[Mm]om|[Mm]ama|husband|wife|partner|son|daughter|child|baby|brother|sister|best friend/u
    .source;
const WHEN = '(?:year|month|week|spring|summer|fall|autumn|winter)';
const DIED = `(?:(?:died?|passed away|expired|was killed|were killed|was lost)\\b|passed(?=[,.;]| (?:(?:\\d+|two|three|a few) (?:years|yrs|months|weeks)|last ${WHEN}|the (?:${WHEN} (?:before|after)|(?:next|following|same) ${WHEN})|when I was|now(?=[,.;!]|$)|in (?:19|20)\\d\\d)\\b))`;
const BY_OWN_HAND = '(?:took (?:his|her|their) own life|killed (?:himself|herself|themselves))\\b';
/** What stops working is said to have died as well. */
const THINGS = 'phone|car|battery|laptop|engine|visa|passport|licen|contract|lease|ticket|permit';
const NOBODY = 'Nobody|Everybody|Everyone|It|That|This|We|You|Years|Months|Weeks|Days|Hours|Time';

const CLOSE_DIED = new RegExp(
  `\\b[Mm]y (?:(?:little|big|twin|older|younger|elder|only|late) )?(?:${CLOSE})(?: \\p{Lu}\\p{L}+)? (?:had |has )?(?:${DIED}|${BY_OWN_HAND})|\\b(?:[Ww]e|I) lost (?:our|my) (?:${CLOSE})\\b|\\b(?<!\\b(?:[Hh]is|[Hh]er|[Tt]heir|[Yy]our|[Tt]he|[Aa]) )(?:[Mm]ama|[Mm]ammy|[Mm]um|[Mm]ummy|[Mm]om|[Dd]ad|[Dd]addy|[Pp]apa)(?: (?:got|was|fell) (?:very )?(?:sick|ill) and)? (?:had )?${DIED}`,
  'u',
);
const SOMEBODY_DIED = new RegExp(
  `\\b(?:[Hh]e|[Ss]he|[Tt]hey)['’]d died\\b|\\b(?:[Hh]e|[Ss]he)(?: is|['’]s) dead now\\b|(?<=[.!?] )(?:Died|Passed away) (?:in|last|on|\\d)|\\b(?:he|she|they|(?:[Mm]y|[Oo]ur|[Hh]is|[Hh]er) (?!${THINGS})\\p{L}+(?: \\p{L}+)?|[Tt]heir (?:${CLOSE})|(?:nan|nana|gran|granny|grandma|grandpa|grand?dad)|(?!${NOBODY})\\p{Lu}\\p{L}+) (?:had |has )?(?:${DIED}|${BY_OWN_HAND})`,
  'u',
);
/** "We lost Tyler" as well as "we lost Boston": the reader's score decides between them. */
const DEATH_OR_LOSS =
  /\b(?:died?|passed away|funeral|burial|buried|cremat(?:ed|ion)|cemetery|grave(?:side|yard)?|miscarr(?:ied|iage)|stillborn|hospice|widow(?:er|ed)?|my late \p{L}+|s?he(?: is|['’]s) dead)\b/iu;
const LOST_BY_NAME = /\b[Ww]e lost \p{Lu}\p{L}+\b/u;

const PREGNANCY_LOST =
  /\blost (?:a|the|our|my|that|another) (?:pregnancy|baby|unborn)\b(?! (?:shower|name|tooth|weight))|\b(?:I|we|she) miscarried\b|\bstillb(?:orn|irth)\b|\b(?:I|we|my wife|my partner) (?:had|have had) (?:a|an|another|two|three|several) (?:early |late )?miscarriages?\b/iu;

const MISSED = /\b(?:miss(?:ed)? (?:him|her|them)|precious to me)\b/iu;

const EXAM =
  /\b(?:exams?|examination|tests?|bar|boards?|grades?|honou?rs|(?:first|second|third) (?:try|attempt)|licen[cs]e|inspection|finals|course|certificate|degree|diploma)\b|\bI passed\b/iu;

/** Where an exam is told of, whoever passed has passed that. */
function withoutExams(answer: string): string {
  return EXAM.test(answer) ? answer.replaceAll(/\bpassed(?! away)\b/giu, 'did it') : answer;
}

const MEN_DEAR = /husband|father|dad|papa|brother|son/u.source;
const WOMEN_DEAR = /wife|mother|mum|mom|mama|sister|daughter/u.source;
/** "Beppe, my husband, ran behind it. He died six years ago." */
const CLOSE_THEN_DIED = new RegExp(
  `\\bmy (?:${MEN_DEAR})\\b[^]*\\bHe ${DIED}|\\bmy (?:${WOMEN_DEAR})\\b[^]*\\bShe ${DIED}`,
  'u',
);

/** Somebody close to the person died, or a pregnancy was lost. */
export function tellsOfCloseDeath(answer: string): boolean {
  const read = withoutExams(answer);
  return CLOSE_DIED.test(read) || CLOSE_THEN_DIED.test(read) || PREGNANCY_LOST.test(answer);
}

const tellsOfSomebodysDeath = (answer: string): boolean => SOMEBODY_DIED.test(withoutExams(answer));

/** Somebody died, told in passing or not. */
export function tellsOfDeath(answer: string): boolean {
  return tellsOfCloseDeath(answer) || tellsOfSomebodysDeath(answer);
}

/** Somebody close died, or somebody who is missed: whoever listens says a word, however lightly it was told. */
export function tellsOfDearOne(answer: string): boolean {
  return tellsOfCloseDeath(answer) || (tellsOfSomebodysDeath(answer) && MISSED.test(answer));
}

const DEAR =
  /\bmy (?:\p{L}+ ){0,2}(?:grand\p{L}+|nan|gran|nana|aunt|uncle|cousin|friend|mentor|coach|teacher|boss|manager|colleague|girlfriend|boyfriend|fianc\p{L}+)\b/iu;

/** Somebody died whom the person knew well. */
export function tellsOfKnownDeath(answer: string): boolean {
  return tellsOfDearOne(answer) || (tellsOfSomebodysDeath(answer) && DEAR.test(answer));
}

/** A death, a funeral or a loss is mentioned, whoever's it was. */
export function mentionsDeath(answer: string): boolean {
  return DEATH_OR_LOSS.test(answer) || LOST_BY_NAME.test(answer);
}

const MAN = /\b(?:he|him|his|father|dad|papa|husband|son|brother|grand(?:father|pa|dad)|uncle)\b/giu;
const WOMAN = /\b(?:she|her|hers|mother|mum|mom|mama|wife|daughter|sister|grand(?:mother|ma)|aunt)\b/giu;

const KIN = /\b(?:father|dad|daddy|papa|mother|mum|mom|mama|mummy|mammy|husband|wife|son|daughter|brother|sister)\b/iu;

/** Who it was who died, in the person's own word for somebody close: "your father". */
export function kinWhoDied(answer: string): string | undefined {
  const kin = KIN.exec(CLOSE_DIED.exec(withoutExams(answer))?.[0] ?? '')?.[0];
  return kin === undefined ? undefined : `your ${kin.toLowerCase()}`;
}

const IN_PASSING = /[\p{L},] (?:when|after|since|before|until) $/u;

/** "She took me in when my mother died" tells of her, and the death in passing. */
export function tellsOfDeathInPassing(answer: string): boolean {
  const read = withoutExams(answer);
  const told = CLOSE_DIED.exec(read);
  return told !== null && IN_PASSING.test(read.slice(0, told.index));
}

/** How to speak of the person who died: by the words for them, or those that the answer uses most. Nobody is spoken of where a pregnancy was lost or somebody took their own life. */
export function whoDied(answer: string): 'him' | 'her' | 'them' | undefined {
  const read = withoutExams(answer);
  const told = CLOSE_DIED.exec(read) ?? SOMEBODY_DIED.exec(read);
  if (told === null || PREGNANCY_LOST.test(answer) || new RegExp(BY_OWN_HAND, 'u').test(answer)) return undefined;
  for (const text of [told[0], MISSED.exec(answer)?.[0] ?? '', answer]) {
    const men = text.match(MAN)?.length ?? 0;
    const women = text.match(WOMAN)?.length ?? 0;
    if (men !== women) return men > women ? 'him' : 'her';
  }
  return 'them';
}
