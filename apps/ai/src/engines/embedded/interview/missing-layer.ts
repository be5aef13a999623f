import type { Layer, Topic } from './topic.ts';

export const LAYER_SIGNS: Readonly<Record<Layer, RegExp>> = {
  scene:
    /\b(?:one (?:day|night|evening|morning|afternoon|time|summer|winter|weekend)|once|that (?:day|night|morning|evening|afternoon)|last (?:year|week|month|summer|night|spring|winter|fall|autumn)|when i was|years? old|ago|at (?:the|our|my) |in (?:the|our|my) (?:kitchen|garden|car|house|room|yard|street|office|school|classroom|park|field|forest|church|bed)|suddenly|i (?:saw|heard|smelled|sat|stood|ran|walked|woke|remember)|said|asked|told)\b|["“]/iu,
  feeling:
    /\b(?:feel|feels|feeling|felt|happy|happi\w+|sad\w*|afraid|scared|fear\w*|frighten\w*|proud|pride|angr\w+|anger|mad|furious|rage|joy\w*|love[ds]?|loving|hate[ds]?|asham\w+|shame\w*|guilt\w*|lonely|alone|relie[fv]\w*|excit\w+|nervous\w*|anxious\w*|worr\w+|calm\w*|peace\w*|safe|warm\w*|hurt\w*|cr(?:y|ied|ying)|tears?|laugh\w*|smil\w+|enjoy\w*|disappoint\w+|frustrat\w+|embarrass\w+|grateful|thankful|surpris\w+|shock\w*|amaz\w+|content\w*|glad|jealous\w*|helpless\w*|overwhelm\w+|numb|empty|free|alive|delight\w*|upset|annoy\w*|panic\w*|bored|hopeful|terrified|thrill\w*|wonderful|miserable|heart)\b/iu,
  choice:
    /\b(?:decid\w+|chose|choose|choice|refus\w+|i (?:left|quit|stayed|told|asked|said|went|took|kept|stood|gave|made|tried|started|began|walked|ran|called|wrote|fought|helped|apologi[sz]ed|promised|insisted|let|put|stopped|turned|moved|agreed|accepted|did|built|learned|worked|signed|offered|spoke|shouted|yelled|listened|waited|opened|returned|found|bought|sold|paid)|we (?:decided|chose|went|made|tried|agreed|moved|built|started|left|took))\b/iu,
  meaning:
    /\b(?:reali[sz]\w+|learn(?:ed|t)|taught me|since then|ever since|to this day|even (?:now|today)|still (?:think|believe|carry|remember|feel|try|live)|because|that(?:'|’)?s why|made me|showed me|mean(?:s|t|ing)?|important|matter\w*|understood|believe[ds]?|value[ds]?|lesson|looking back|i think|reminds? me|changed (?:me|my|how)|so that|taught us|never forg\w+)\b/iu,
};

/** The layer this topic wants most among those the answer does not have; undefined when the answer is whole enough. */
export function missingLayer(topic: Topic | undefined, answer: string): Layer | undefined {
  const wants = topic?.wants ?? (['feeling', 'meaning', 'choice'] as const);
  return wants.find((layer) => !LAYER_SIGNS[layer].test(answer));
}
