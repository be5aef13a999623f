const CLOSE =
  /[Ff]ather|[Dd]ad|[Pp]apa|[Mm]other|[Mm]am|[Mm]um|[Mm]om|[Mm]ama|husband|wife|partner|son|daughter|child|baby|brother|sister|best friend/u
    .source;
const WHEN = '(?:year|month|week|spring|summer|fall|autumn|winter)';
const DIED = `(?:(?:died?|passed away|expired|was killed|were killed)\\b(?! (?:laughing|inside|on stage|of (?:laughter|embarrassment|shame|shock|boredom)))|passed(?=[,.;]| (?:(?:\\d+|two|three|a few) (?:years|yrs|months|weeks)|last ${WHEN}|the (?:${WHEN} (?:before|after)|(?:next|following|same) ${WHEN})|when I was|now(?=[,.;!]|$)|in (?:19|20)\\d\\d|(?:in|during) (?:the )?(?:lockdown|pandemic|war|[Cc]ovid|COVID))\\b))`;
const BY_OWN_HAND = '(?:took (?:his|her|their) own life|killed (?:himself|herself|themselves))\\b';
/** What stops working is said to have died as well. */
const THINGS = 'phone|car|battery|laptop|engine|visa|passport|licen|contract|lease|ticket|permit';
const NOBODY = 'Nobody|Everybody|Everyone|It|That|This|We|You|Years|Months|Weeks|Days|Hours|Time';

const CLOSE_DIED = new RegExp(
  `\\b[Mm]y (?:(?:little|big|twin|older|younger|elder|only|late) )?(?:${CLOSE})(?: \\p{Lu}\\p{L}+)? (?:had |has )?(?:${DIED}|${BY_OWN_HAND})|\\b(?:[Ww]e|I) lost (?:our|my) (?:${CLOSE})\\b(?!['’]s\\b| (?:for|on|at)\\b| in (?:the|a)\\b| to (?!cancer|covid|leuk|the virus|an? |suicide|war))`,
  'u',
);
/** As good as certain, where nothing else in the words tells who it was: nobody "died laughing". */
const DIED_PLAIN =
  '(?:died|passed away|was killed)\\b(?! (?:laughing|inside|of (?:laughter|embarrassment|shame|shock)))';
const BARE_KIN = /mama|mammy|mam|mum|mummy|mom|dad|daddy|papa/u.source;
/** "… and then mama got sick and died", and not "his dad died" or "its mum died". */
const BARE_KIN_DIED = new RegExp(
  `(?<=^|[.!?,;] |\\b(?:and|then|when|after|since|before|until|because) )(?:${BARE_KIN})(?: (?:got|was|fell) (?:very )?(?:sick|ill) and)? (?:had )?${DIED_PLAIN}`,
  'iu',
);
const SINCE = '(?:now|since|a long (?:time|while)|\\d+|(?:\\p{L}+ ){1,2}(?:years|months|weeks))\\b(?! to me|, the )';
const SOMEBODY_DIED = new RegExp(
  `\\b(?:[Hh]e|[Ss]he|[Tt]hey)['’]d died\\b|\\b(?:[Hh]e|[Ss]he)(?: is|['’]s) dead ${SINCE}\\b|\\bGod rest (?:him|her|them|his|their)\\b|(?<!\\b(?:thought|believed|feared|think|sure|certain|told (?:me|us))(?: that)? )\\b(?:[Hh]e|[Ss]he) was dead(?=[,.;!?]|$| (?:when|by|before|within)\\b)|(?<=[.!?] )(?:Died|Passed away) (?:in|last|on|\\d)|\\b(?:he|she|they|(?:[Mm]y|[Oo]ur|[Hh]is|[Hh]er) (?!${THINGS})\\p{L}+(?: \\p{L}+)?(?:, [^,.;!?]{1,30},)?|[Tt]heir (?:${CLOSE})|(?:nan|nana|gran|granny|grandma|grandpa|grand?dad)|(?!${NOBODY})\\p{Lu}\\p{L}+) (?:had |has )?(?:${DIED}|${BY_OWN_HAND})`,
  'u',
);
/** "We lost Tyler" as well as "we lost Boston": the reader's score decides between them. */
const DEATH_OR_LOSS =
  /\b(?:died?|passed away|funerals?|burial|buried|cremat(?:ed|ion)|cemetery|grave(?:side|yard)?|miscarr(?:ied|iage)|stillborn|hospice|widow(?:er|ed)?|my late (?:wife|husband|partner|father|dad|mother|mum|mom|brother|sister|son|daughter|grand\p{L}+|aunt|uncle|friend)|s?he(?: is|['’]s) dead(?= (?:now|since)|[,.;!]|$)|(?:s?he|they|baby|boy|girl) did(?: not|n['’]?t) make it(?=[,.;!]|$))(?!\p{L})/iu;
const LOST_BY_NAME = /\b[Ww]e lost \p{Lu}\p{L}+\b/u;

const PREGNANCY_LOST =
  /\blost (?:a|the|our|my|that|another) (?:pregnancy|baby|unborn)\b(?! (?:shower|name|tooth|weight))|\b(?:I|we|she) miscarried\b|\bstillb(?:orn|irth)\b|\b(?:I|we|my wife|my partner) (?:had|have had) (?:a|an|another|two|three|several) (?:early |late )?miscarriages?\b/iu;

const MISSED = /\b(?:miss(?:ed)? (?:him|her|them)|precious to me)\b/iu;

const EXAM =
  /\b(?:exams?|examination|tests?|bar|boards?|grades?|honou?rs|(?:first|second|third) (?:try|attempt)|licen[cs]e|inspection|finals|course|certificate|degree|diploma|distinction|top of|driving)\b|\bI passed\b/iu;

/** Where an exam is told of, whoever passed has passed that. */
function withoutExams(answer: string): string {
  return EXAM.test(answer) ? answer.replaceAll(/\bpassed(?! away)\b/giu, 'did it') : answer;
}

const THEN_DIED = [
  [
    /\b[Mm]y (?:husband|father|dad|papa|brother|son)\b/u,
    new RegExp(`\\b[Hh]e(?: (?:had )?${DIED_PLAIN}|(?: is|['’]s) dead ${SINCE}\\b)`, 'u'),
  ],
  [
    /\b[Mm]y (?:wife|mother|mum|mom|mama|sister|daughter)\b/u,
    new RegExp(`\\b[Ss]he(?: (?:had )?${DIED_PLAIN}|(?: is|['’]s) dead ${SINCE}\\b)`, 'u'),
  ],
] as const;

/** "Beppe, my husband, ran behind it. He died six years ago." */
function tellsOfCloseThenDied(answer: string): boolean {
  return THEN_DIED.some(([who, died]) => {
    const at = answer.search(who);
    return at >= 0 && died.test(answer.slice(at));
  });
}

const closeDeathIn = (answer: string): RegExpExecArray | null => CLOSE_DIED.exec(answer) ?? BARE_KIN_DIED.exec(answer);

const KIN_BURIED = `(?:(?:little|older|younger|elder|big|only|first) )?(?:${CLOSE}|nan|nana|nanay|gran|granny|grand(?:ma|pa|dad|mother|father)|boy|girl|aunt|uncle|cousin|friend|first[- ]?born)\\b(?!['’]s| teeth)`;
/** "I watched the burial of my Nanay on a screen", "we buried our first born", "my dad's dead now"; not "we buried my brother in the sand". */
const BURIED = new RegExp(
  `\\b(?:burial|cremation|funeral) of (?:my|our) ${KIN_BURIED}|\\b(?:I|we)(?:['’]ve| have| had)?(?: bur+ied|(?: have| had)? to bury) (?:my|our) ${KIN_BURIED}(?! (?:in (?:the )?(?:sand|snow|leaves|hay|work|paperwork|blankets?|cushions)|under|up to))|\\b(?:brother|sister|father|mother|dad|m[ou]m|husband|wife|son|daughter|uncle|aunt|gogo)\\b.{0,40}\\bs?he(?: is|['’]?s) late now\\b[,.]? (?:\\d+|two|three|four|five|some) (?:years?|yrs)|\\bmy (?:${CLOSE})(?:['’]s| is) dead\\b(?! (?:to me|tired|set|serious|right|wrong|keen|funny|proud|against))`,
  'iu',
);

const namesCloseDeath = (answer: string): boolean =>
  closeDeathIn(withoutExams(answer)) !== null || PREGNANCY_LOST.test(answer) || BURIED.test(answer);

/** Somebody close to the person died, or a pregnancy was lost. */
export function tellsOfCloseDeath(answer: string): boolean {
  return namesCloseDeath(answer) || tellsOfCloseThenDied(answer);
}

const tellsOfSomebodysDeath = (answer: string): boolean => SOMEBODY_DIED.test(withoutExams(answer));

/** Somebody died, told in passing or not. */
export function tellsOfDeath(answer: string): boolean {
  return tellsOfCloseDeath(answer) || tellsOfSomebodysDeath(answer);
}

/** Somebody close died, or somebody who is missed: whoever listens says a word, however lightly it was told. */
export function tellsOfDearOne(answer: string): boolean {
  return namesCloseDeath(answer) || (tellsOfSomebodysDeath(answer) && MISSED.test(answer));
}

const DEAR =
  /\bmy (?:\p{L}+ ){0,2}(?:grand\p{L}+|nan|gran|nana|aunt|uncle|cousin|friend|mentor|coach|teacher|boss|manager|colleague|girlfriend|boyfriend|fianc\p{L}+)\b/iu;

/** Somebody died whom the person knew well. */
export function tellsOfKnownDeath(answer: string): boolean {
  return tellsOfDearOne(answer) || tellsOfCloseThenDied(answer) || (tellsOfSomebodysDeath(answer) && DEAR.test(answer));
}

/** A death, a funeral or a loss is mentioned, whoever's it was. */
export function mentionsDeath(answer: string): boolean {
  return DEATH_OR_LOSS.test(answer) || LOST_BY_NAME.test(answer);
}

const MAN = /\b(?:he|him|his|father|dad|papa|husband|son|brother|grand(?:father|pa|dad)|uncle)\b/giu;
const WOMAN = /\b(?:she|her|hers|mother|mum|mom|mama|wife|daughter|sister|grand(?:mother|ma)|aunt)\b/giu;

const KIN =
  /\b(?:father|dad|daddy|papa|mother|mam|mum|mom|mama|mummy|mammy|husband|wife|son|daughter|brother|sister)\b/iu;

/** Who it was who died, in the person's own word for somebody close: "your father". Undefined where two died. */
export function kinWhoDied(answer: string): string | undefined {
  const read = withoutExams(answer);
  const told = closeDeathIn(read);
  const kin = KIN.exec(told?.[0] ?? '')?.[0];
  if (told === null || kin === undefined || read.slice(0, told.index).endsWith(' and ')) return undefined;
  return `your ${kin.toLowerCase()}`;
}

const IN_PASSING = /[\p{L},] (?:when|after|since|before|until) $/u;

/** "She took me in when my mother died" tells of her, and the death in passing. */
export function tellsOfDeathInPassing(answer: string): boolean {
  const read = withoutExams(answer);
  const told = closeDeathIn(read);
  return told !== null && IN_PASSING.test(read.slice(0, told.index));
}

/** How to speak of the person who died: by the words for them, or those that the answer uses most. Nobody is spoken of where a pregnancy was lost or somebody took their own life. */
export function whoDied(answer: string): 'him' | 'her' | 'them' | undefined {
  const read = withoutExams(answer);
  const told = closeDeathIn(read) ?? SOMEBODY_DIED.exec(read);
  if (told === null || PREGNANCY_LOST.test(answer) || new RegExp(BY_OWN_HAND, 'u').test(answer)) return undefined;
  for (const text of [told[0], MISSED.exec(answer)?.[0] ?? '', answer]) {
    const men = text.match(MAN)?.length ?? 0;
    const women = text.match(WOMAN)?.length ?? 0;
    if (men !== women) return men > women ? 'him' : 'her';
  }
  return 'them';
}
