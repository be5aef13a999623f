const CLOSE =
  /father|dad|papa|mother|mum|mom|mama|husband|wife|partner|son|daughter|child|baby|(?:little |big |twin )?(?:brother|sister)|best friend/u
    .source;
const DIED = '(?:(?:died?|passed away|was killed|were killed|was lost)\\b|passed(?=[,.;]))';
const BY_OWN_HAND = '(?:took (?:his|her|their) own life|killed (?:himself|herself|themselves))\\b';
/** What stops working is said to have died as well. */
const THINGS = 'phone|car|battery|laptop|engine';
const NOBODY = 'Nobody|Everybody|It|That|This';

const CLOSE_DIED = new RegExp(
  `\\b[Mm]y (?:${CLOSE})(?: \\p{Lu}\\p{L}+)? ${DIED}|\\b(?:[Ww]e|I) lost (?:our|my) (?:${CLOSE})\\b`,
  'u',
);
const SOMEBODY_DIED = new RegExp(
  `\\b(?:he|she|they|(?:[Mm]y|[Oo]ur|[Hh]is|[Hh]er) (?!${THINGS})\\p{L}+(?: \\p{L}+)?|(?!${NOBODY})\\p{Lu}\\p{L}+) (?:had |has )?(?:${DIED}|${BY_OWN_HAND})`,
  'u',
);
/** "We lost Tyler" as well as "we lost Boston": the reader's score decides between them. */
const DEATH_OR_LOSS =
  /\b(?:died?|passed away|funeral|burial|buried|cremat(?:ed|ion)|cemetery|grave(?:side|yard)?|miscarr(?:ied|iage)|stillborn|hospice|widow(?:er|ed)?)\b/iu;
const LOST_BY_NAME = /\b[Ww]e lost \p{Lu}\p{L}+\b/u;

const PREGNANCY_LOST =
  /\blost (?:a|the|our|my|that|another) (?:pregnancy|baby|unborn)\b(?! (?:shower|name|tooth|weight))|\b(?:I|we|she) miscarried\b|\bstillb(?:orn|irth)\b|\b(?:I|we|my wife|my partner) (?:had|have had) (?:a|an|another|two|three|several) (?:early |late )?miscarriages?\b/iu;

/** Somebody close to the person died, or a pregnancy was lost. */
export function tellsOfCloseDeath(answer: string): boolean {
  return CLOSE_DIED.test(answer) || PREGNANCY_LOST.test(answer);
}

/** Somebody died, told in passing or not. */
export function tellsOfDeath(answer: string): boolean {
  return tellsOfCloseDeath(answer) || SOMEBODY_DIED.test(answer);
}

/** A death, a funeral or a loss is mentioned, whoever's it was. */
export function mentionsDeath(answer: string): boolean {
  return DEATH_OR_LOSS.test(answer) || LOST_BY_NAME.test(answer);
}
