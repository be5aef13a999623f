const THEM = '(?:him|her|them)';
const NAMES = '(?:a|an|all|lazy|useless|selfish|stupid)';
const DEEDS = [
  'tore (?:into|a strip)',
  'lit into',
  'laid into',
  'shouted',
  'yelled',
  'screamed',
  'snapped',
  'blew up',
  'exploded',
  `went for ${THEM}`,
  'lost (?:it|my (?:temper|rag|cool|head))',
  'g[eo]t (?:very |really |so )?(?:loud|angry|sharp)',
  'raised my voice',
  `told ${THEM} off`,
  'had a go',
  `let ${THEM} have it`,
  `called ${THEM} ${NAMES}`,
].join('|');
const WATCHED =
  'everyone|everybody|the (?:whole|others|crew|team|guys|class|customers|family)|(?:his|her|their|my) (?:kids?|staff|team|wife|husband|children|employees|whole)';

const LASHED_OUT = new RegExp(
  `\\bI (?:\\p{L}+ ){0,2}(?:${DEEDS})\\b|(?:\\band|\\bthen|,) (?:shouted|yelled|screamed|snapped|tore into|called ${THEM} ${NAMES})\\b|` +
    `\\bin front of (?:${WATCHED})\\b|\\b(?:told|asked) ${THEM} [^.!?]{0,60}\\b(?:selfish|lazy|useless|stupid|never|no right|for once)\\b`,
  'iu',
);

/** Whether somebody tells of a conflict in which they attacked the other person. The reader knows few such answers, and takes many of them for calm ones. */
export function lashesOut(answer: string): boolean {
  return LASHED_OUT.test(answer);
}
