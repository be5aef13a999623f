/** The words in which some values are said out loud, as patterns of whole words. Written for recall: a stranger names the value on reading any of them. */

const oneOf = (...patterns: readonly string[]): RegExp => new RegExp(String.raw`\b(?:${patterns.join('|')})\b`, 'iu');
const { raw } = String;

const KIN = raw`(?:son|daughter|child|children|kids?|boys?|girls?|baby|husband|wife|spouse|partner|boyfriend|girlfriend|fianc[eé]e?|brother|sister|siblings?|mother|father|mom|mum|dad|parents?|friend|nephew|niece|cousin|uncle|aunt|grandson|granddaughter|grandchild(?:ren)?|colleague|student|pupil)s?`;

export const AFFECTION = oneOf(
  // To love somebody; not "I would love to" and "she loved the cake".
  raw`(?<!(?:would|['’]d) )lov(?:e|es|ing)\b(?! (?:to|it|this|that|these|those|how|when)\b)(?!(?<=loves) the\b)`,
  raw`loved\b(?! (?:to|it|the|this|that|these|those|how|when)\b)`,
  raw`beloved|affection\w*|ador(?:e|ed|es|ing)|cherish\w*|tender\w*|soul ?mate|crush on|fell for|jealous\w*|dear to me|very close|so close|relationship`,
  raw`heart(?:s|aches?|broken|break\w*)?\b(?! (?:attack|disease|failure|rate|surgery|condition))`,
  raw`hug(?:s|ged|ging)?|kiss\w*|cuddl\w*|snuggl\w*|embrac\w*|in(?:to)? (?:my|his|her|our|each other['’]s) arms|held (?:me|her|him|hands|each other)|hold(?:ing)? hands|t(?:ook|ake) my hand|hand in mine`,
  raw`liked? (?:me|him|her)|i (?:had )?liked|felt the same|asked (?:him|her|me) out`,
  raw`propos(?:e|ed|ing|al)|(?:i|we|to) (?:got |get |getting |was |were |be )?marr(?:y|ied|ying)|(?:my|our) (?:own )?(?:wedding|marriage|engagement|vows)|grow old|(?:been|were) together`,
  raw`(?:broke|breaking|break|split|splitting) up|break-?up|separated?|divorc\w+|dumped|ditched|jilted|left (?:me|each other|one another|our|us)|leave me|ended it|over between|apart for|let (?:him|her) go|not let go`,
  raw`miss(?:ed|ing)? (?:him|her|them|you|my)|los(?:e|t|ing) (?:him|her|my)|the loss of|moved me deeply|grie(?:f|v\w*)|mourn\w*|waited for me|empty without`,
  raw`(?:gave|giving) birth|(?:my|our) (?:own |first )?(?:baby|child|son|daughter)(?: was| being)? born|newborn`,
);
export const PARTNER = oneOf(raw`husband|wife|boyfriend|girlfriend|fianc[eé]e?|partner|the (?:man|woman|boy|girl) i`);

export const TRUTH = oneOf(
  raw`(?:dis)?honest\w*|truth\w*|untru\w+|the facts|sincer\w*|frankly|candid\w*|straight out|say what i thought`,
  raw`lie[ds]?|liars?|lying\b(?! (?:in|on|down|there|under|next|beside|around|awake))|cheat\w*|deceiv\w*|decepti\w*|deceit\w*|pretend\w*|fak(?:e|ed|ing)|forg(?:ed|ery|ing)|fals\w+|misled|mislead\w*|invent\w*|boast\w*|excuses?|fraud\w*|corrupt\w*|trick(?:ed|ing)`,
  raw`secret\w*|conceal\w*|hid(?:ing|den)?|kept (?:it |this |that )?from|never told|kept silent|said nothing|cover(?:ed|ing)? up|behind (?:my|his|her|their|our) backs?|copied|copying|plagiari\w*|den(?:y|ied)|swore`,
  raw`confess\w*|admit\w*|own(?:ed|ing)? up|c[ao]me clean|(?:take|took) the blame|blamed|g[ai]ve (?:it |the \w+ |her |him )?back|return(?:ed)? (?:it|the money|the change)|handed (?:it|the \w+) (?:in|back)|to the police|too much change`,
);

export const LANDSCAPE = oneOf(
  raw`nature|natural|countryside|outdoors|fresh air|woods?|woodland|forests?|jungle|trees?|orchards?|hedges?|hik(?:e|ed|es|ing)|trails?|mountains?|hills?|valleys?|canyons?|meadows?|deserts?|islands?|national park|wilderness|landscapes?`,
  raw`rivers?|streams?|creeks?|brooks?|canal|lakes?|sea|oceans?|beach(?:es)?|shore|coast|waterfalls?|on the water|sunsets?|sunrise|stars|earth|planet|environment\w*|pollut\w*|climate`,
);
export const LIVING_WORLD = oneOf(
  raw`flowers?|plant(?:s|ed|ing)?|garden\w*|leaves|blossoms?|seeds?|soil|species|wild|wildlife|animals?|birds?|butterfl\w+|bees?|deer|fox(?:es)?|whales?|dolphins?|turtles?|raccoons?|squirrels?|hedgehogs?|owls?|eagles?|wolves|elephants?|frogs?`,
);
export const PET = oneOf(
  raw`dogs?|pup(?:py|pies|s)?|cats?|kittens?|pets?|hamsters?|guinea pigs?|parrots?|bunny|goldfish|retriever|vet`,
);

export const STUDY = oneOf(
  // Getting to know how, not coming to know that.
  raw`learn(?:er|ing|s)?|learn(?:ed|t) (?:so|an?|to|about|from|something|everything|new|the|many|more|how to|by)`,
  raw`(?<!\b(?:a|the) )stud(?:y|ying|ied|ies)|taught|teach(?:es|ing)? (?:me|us|myself)|self-taught|knowledge|know (?:more|a little)|lessons?|skills?|educat\w*|research\w*|books?|to read|preparation|unprepared|practi[sc](?:ed?|ing)`,
  raw`understand\w*|understood|curious\w*|figured? (?:it )?out|find out (?:how|where|why)|asked why|showed? me how|explain(?:ed)? (?:it|anything|how|why)|ignoran\w*|(?:went|go|going) back to (?:school|college|university)|le(?:ave|ft) school|finished school|first in (?:our|my) family`,
);

export const ACT_OF_COURAGE = oneOf(
  raw`courag\w*|brave\w*|dar(?:e|ed|ing)|overc[ao]me|conquer\w*|confront\w*|risk\w*|rescu\w*|saved|def(?:y|ied|end\w*)|fac(?:ed?|ing) (?:my|the|it|him|her|them|up)|st(?:oo|an)d(?:ing)? up|sp(?:eak|oke|eaking) (?:up|out)|to (?:his|her|their) face|stepped (?:in|up|forward|between)|(?:forced?|made) myself|went (?:ahead|through)`,
  raw`despite|in spite of|(?:even )?though|although|anyway|all the same|nevertheless|finally|but (?:i|we)|and (?:then )?i (?:\w+ )?(?:left|jumped|sang|learned|packed|told|walked|went|did)|ran (?:back|in|into|away)`,
  raw`coward\w*|too (?:afraid|scared|frightened) to|looked away|did nothing|did not (?:help|take)|(?:say|said) (?:a word|nothing)|kept (?:silent|quiet|my mouth shut)`,
);

export const LETTING_GO = oneOf(
  raw`forg[ai]v\w*|pardon\w*|reconcil\w*|ma(?:de|ke) (?:it )?up|ma(?:de|ke|king) (?:my |our )?peace|let (?:it|that|the past|the (?:old )?anger) (?:go|rest)|grudges?|second chance|start(?:ed)? again|against (?:him|her|them|me)|dropped the charge|forget it|stopped hating`,
  raw`(?:i|we)\b.{0,100}\b(?:apologi\w+|sorry)|accept\w* (?:his|her|their|my|our|the|an) apolog\w+`,
);

export const ACHIEVED = oneOf(
  raw`pass(?:ed|ing)?|fail\w*|flunk\w*|repeat|results?|grades?|marks?|scores?|certificates?|diploma|degree|licen[sc]e|graduat\w*|thesis|scholarship|qualif\w*|admitted|accepted|approved|selected|chosen|elected|promot\w*|got (?:in|into|through|the job)|get into`,
  raw`won|win(?:ning)?|winners?|award\w*|prizes?|medals?|first place|best|records?|lost the (?:match|game|championship|final)|proud`,
  raw`finish\w*|complet\w*|accomplish\w*|achiev\w*|succe\w+|goals?|milestones?|manag(?:e|ed|ing) to|built|ma(?:de|ke) it|done|over|paid off|reached|published|solved|earned|mastered|set out to do|finally (?:found|did|ran|got|had)|first (?:pay|copy|book|house|car)|thrown away|cancelled`,
);
/** "My son passed": theirs to be proud of. */
export const OTHERS_SUCCESS = oneOf(
  raw`(?:my|our|his|her|a|the) (?:\w+ )?${KIN}(?:['’]s?)?(?: (?!i\b|we\b|and i\b)\w+){0,3}? (?:got|get|getting|pass\w*|won|win\w*|graduat\w*|receiv\w*|made|make|scor\w*|finish\w*|complet\w*|earn\w*|accepted|admitted|succe\w*|promot\w*|grades?|marks?|results?|exam\w*|award\w*|prize|diploma|degree)`,
);

export const FRIEND = oneOf(
  raw`friend(?:s|ship|ships)?|girlfriends|mates?|budd(?:y|ies)|pals?|companions?|comrades?|classmates?|schoolmates?|room-?mates?|went to (?:high )?school with|grew (?:up with|apart)|(?:two|three|four) of us|(?:like|as) a (?:brother|sister)|the (?:brother|sister) i chose`,
);
export const COMPANIONSHIP = oneOf(
  raw`friendships?|befriend\w*|(?:best|good|close|closest|old|oldest|dear|dearest|true|real|childhood|lifelong|only|school|long[- ]?time|important|new) (?:\w+ )?friends?|be(?:came|come|ing|en) (?:\w+ )?friends|made (?:\w+ )?friends|since (?:we were|school|childhood)|chose`,
  raw`with (?:a |an |my |our |some |two |three |few |several |one of my |all |the |other |of )*friends?|together|each other|visit\w*|party|celebrat\w*|laugh\w*|shar(?:e|ed|ing)|about everything|someone to talk to|long (?:conversation|talk)|help\w*|support\w*|trust\w*|for me|with me`,
  raw`(?:not|\w+n['’]t|never) (?:seen|talked|spoken|met|heard)|reconnect\w*|reuni\w*|again|in touch|contact|letter from|miss(?:ed)?|goodbye|farewell|grew apart|silen(?:t|ce)`,
  raw`died|dead|death|killed|ill|cancer|accident|in trouble|lonely|betray\w*|pretended|dropped me|only calls|talking badly|behind my back`,
);

export const DANGER = oneOf(
  raw`afraid|scar(?:e|ed|y|ing)|fear\w*|fright\w*|terrif\w*|terror|panic\w*|worr(?:y|ied)|danger\w*|(?:un)?safe\w*|(?:in)?secur\w*|protect\w*|shelter|threat\w*|scream\w*|alone|in the dark|footsteps|stranger|knocked|nothing could happen|of our own`,
  raw`attack\w*|assault\w*|violen\w*|beat\w*|hurt us|knife|guns?|weapons?|bomb\w*|grenade|shell(?:s|ing)|shot|shoot\w*|sirens?|war|soldiers?|br(?:oke|oken|eak) in\w*|burglar\w*|thie(?:f|ves)|rob(?:bed|ber\w*)|follow(?:ed|ing) me|chased?|blocked|drunk|dragged|locked|hid|homeless|evict\w*`,
  raw`crash\w*|accident|almost|nearly|(?:would|could|might) die|swerv\w*|skid\w*|brakes?|burst|shook|stuck|got lost|lost (?:our way|the path|control|sight)|edge|cliff|drown\w*|current|fog|thunder|storm|floods?|fire|earthquake|ground|roof|snakes?|rats?|bull|bark\w*|bared teeth|r[au]n(?:ning)? (?:at|towards?)|towards us`,
);
export const DEATH = oneOf(raw`die[ds]?|dying|death|dead|passed away|funeral|killed`);
