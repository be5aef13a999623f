/** Stems, by why they are not to be picked up. Nothing here is forbidden to say: we only do not hand it back in a question. */
const DEATH =
  "die|died|dies|dying(?! to )|(?<!walking )dead|death|deaths|deceased|passed away|(?:his|her|their|whose|\\w['’]s) passing|passing (?:away|of (?:my|our|his|her|a|the)(?! time))|funeral|burial|buried|grave|graveyard|cemetery|coffin|casket|ashes|cremat\\w*|killed|killing|kill|murder\\w*|suicid\\w*|widow\\w*|mourn\\w*|grie[fv]\\w*|corpse|lost (?:him|her(?! (?:\\w+ )?(?:tooth|teeth|job|way|keys?|wallet|purse|phone|balance|temper))|them|my|our|someone|somebody|the (?:person|one|man|woman|love|baby|child)|a (?:close |dear |good |best )?(?:friend|child|baby|parent|brother|sister|relative|pet))|loss of|(?:days|weeks|months) (?:left )?to live|for the last time|last time i (?:saw|spoke|talked|met|held)|terminally|terminal (?:ill\\w*|cancer|diagnos\\w*|disease|condition)|orphan(?:s|ed)?|euthan\\w*|put (?:him|her|them) down|(?:be|been|was|were) put down";
const ILLNESS =
  'doctors?|nurses?|patients?|out-patients?|prescriptions?|treatments?|biops\\w*|psa|vet|c-section|cancer|tumou?r\\w*|ill|illness\\w*|sick|sickness|disease\\w*|dement\\w*|alzheimer\\w*|stroke|heart attack|hospital\\w*|surger\\w*|surgeon|diagnos\\w*|chemo\\w*|icu|coma|disab\\w*|handicap\\w*|depress\\w*|anxiety|panic attack\\w*|bipolar|schizo\\w*|autis\\w*|adhd|ptsd|trauma\\w*|disorder\\w*|therap\\w*|psychiatr\\w*|medicat\\w*|pills?|cpr|unconscious\\w*|consciousness|symptom\\w*|crisis|crises|infect\\w*|covid|aids|hiv|blind|deaf|wheelchair|miscarr\\w*|stillb\\w*|abortion\\w*|f(?:o)?etus\\w*|pregnan\\w*|infertil\\w*|vomit\\w*|bleed\\w*|blood\\w*|wound\\w*|injur\\w*|seizure\\w*|burn(?:s|t|ed) (?:badly|skin)|scar|scars|operation|operated|ambulance|kidney\\w*|lungs?|liver|brain|amputat\\w*|paraly\\w*';
const BODY =
  'body|bodies|breasts?|chest|butt|bottom|bum|genital\\w*|penis|vagina\\w*|thighs?|belly|stomach|hips?|buttocks|naked|nude|underwear|wet (?:my|the) bed|wet myself|bed-?wett?ing|trousers|pants|panties|undress\\w*|forehead|skin|weight|fat|obese|skinny|bald|pee|peed|poo|poop\\w*|urin\\w*|feces|diarrh\\w*|toilet\\w*|menstru\\w*|neck|throat|wrists?|tongue|lips?|mouth|teeth|tooth|nose|ears?|hair|legs?|arms?|foot|feet|fingers?|bones?|muscles?|knees?';
const HARM =
  'abus\\w*|rape\\w*|raping|rapist|molest\\w*|assault\\w*|harass\\w*|beat me|beaten|beating\\w*|beats|hit me|hits me|hitting|slap\\w*|punch\\w*|kick(?:ed|s|ing) me|choke\\w*|chok\\w*|strangl\\w*|spank\\w*|whip\\w*|belt|violen\\w*|attack\\w*|stab\\w*|shot|shoot\\w*|gun|guns|rifle|knife|knives|weapon\\w*|(?<!bath )bomb\\w*|war|wars|tortur\\w*|kidnap\\w*|batter(?:ed|ing)|cheat\\w*|threat\\w*|bull(?:y|ied|ying|ies)|stalk\\w*|terror\\w*|accident\\w*|crash\\w*|drown\\w*|fire|burned down|prison\\w*|jail\\w*|arrest\\w*|police|court|crime\\w*|criminal\\w*|thief|thieves|stole|stolen|steal\\w*|robb\\w*|hurt myself|cut myself|self-harm|hang\\w*';
const SEX =
  'sex|sexual\\w*|sexy|porn\\w*|orgasm\\w*|intercourse|virgin(?:s|ity)?|condoms?|erotic\\w*|masturb\\w*|horny|lover|affair|affairs|cheat(?:ed|ing) on|slept with|prostitut\\w*|stripper\\w*|incest\\w*|intimate';
const ROMANCE = 'dated|dating|kiss\\w*|boy-?friends?|girl-?friends?';
const SUBSTANCE =
  'alcohol\\w*|drunk\\w*|drinking|booze|addict\\w*|drugs?|cocaine|heroin|meth|weed|marijuana|cannabis|overdos\\w*|rehab|hangover|gambl\\w*';
const RUPTURE =
  'divorc\\w*|separated|seperated|broke up|break(?:ing)? up|custody|separated from|abandon\\w*|bankrupt\\w*|evict\\w*|homeless\\w*|fired|laid off|refugee\\w*';
const WORTH =
  'ugly|stupid|worthless|idiot\\w*|loser|failure|pathetic|disgust\\w*|hate|hated|hates|useless|moron\\w*|retard\\w*|coward\\w*|lied|lying|liar|deceiv\\w*|insult\\w*|starv\\w*|suffer\\w*|asham\\w*|shame\\w*|humiliat\\w*|guilty|guilt|disgrace\\w*|freak|monster|whore|slut|slattern|bitch\\w*|nigg(?:a|er)s?|fag\\w*|kike|chink|spic|tranny|dyke|racis\\w*|nazi\\w*|terribl[ey]|horribl[ey]|awful\\w*';

function words(stems: string): RegExp {
  return new RegExp(`(?<![\\p{L}])(?:${stems})(?![\\p{L}])`, 'iu');
}

/** Never picked up in a question. */
export const SENSITIVE = words([DEATH, ILLNESS, BODY, HARM, SEX, ROMANCE, SUBSTANCE, RUPTURE, WORTH].join('|'));

/** Too private to be quoted in a result, which may be shown to others. */
export const INTIMATE = words(
  [
    SEX,
    'f(?:o)?etus\\w*|ugly|pregnan\\w*|menstru\\w*|miscarr\\w*|stillb\\w*|abortion\\w*|infertil\\w*|naked|nude|genital\\w*|penis|vagina\\w*|breasts?',
    'abus\\w*|rape\\w*|raping|rapist|molest\\w*|assault\\w*|beat me|beaten|batter(?:ed|ing)|to death|hit me|incest\\w*|adultery|to bed with|urin\\w*|smash\\w* my head|prison\\w*|jail\\w*|arrest\\w*',
    'c-section|cancer|chemo\\w*|forced (?:me|her|him|us)|kiss(?:ed|ing)? (?:me|him|her)|touched me|alcoholic\\w*|drunk\\w*|addict\\w*|cocaine|heroin|meth|overdos\\w*|rehab',
    'depress\\w*|suicid\\w*|psychiatr\\w*|bipolar|schizo\\w*|ptsd|hiv|aids|panic attacks?|self-harm|vomit\\w*|diarrh\\w*|hat(?:e|ed|ing) myself|worthless',
    'whore|slut|bitch\\w*|nigg(?:a|er)s?|fag\\w*|kike|chink|spic|tranny|dyke',
  ].join('|'),
);

/** An answer full of these was probably not easy to write. */
export const HEAVY = words(
  [
    DEATH,
    'cancer|tumou?r\\w*|dement\\w*|alzheimer\\w*|stroke|heart attack|chemo\\w*|icu|coma|ptsd|trauma\\w*|miscarr\\w*|stillb\\w*|abortion\\w*|depressed|depression',
    'abus\\w*|rape\\w*|raping|molest\\w*|assault\\w*|beat (?:me|us|him|her)|beaten|hit me|slapped me|strangl\\w*|violen\\w*|tortur\\w*|(?<!bath )bomb\\w*|incest\\w*',
    'seriously ill|gravely ill|without the (?:child|baby)|lost (?:the|our|my) (?:child|baby|pregnancy)|(?:hardest|toughest) (?:moment|time|day|thing)s? (?:of|in) my life|overdos\\w*|homeless\\w*|worthless|humiliat\\w*|hated? myself|despair\\w*|heartbroken|devastat\\w*|unbearable|hopeless\\w*',
  ].join('|'),
);

/** Not heavy alone, but two of them are. */
export const SAD = words(
  "hospital\\w*|illness|ill|disease|diagnos\\w*|accident|war|prison|addict\\w*|rehab|divorc\\w*|abandon\\w*|evict\\w*|betray\\w*|cheated on|cheating on|lonel\\w*|terrified|cried|crying|cry|sobb\\w*|worst|harass\\w*|broke up|separated|seperated|left me|ashamed|guilty|afraid|scared|painful|pain|hurt|suffer\\w*|sad|sadness|miserable|panic|all alone|so alone|(?:left|felt|feel|feeling) (?:very |so |completely )?alone|alone (?:with|in the)|lost|fired|laid off|regret\\w*|tears|bull(?:y|ied|ying)|wants? to leave|does(?: not|n['’]t) want to be with|seeing someone else|hardest|toughest|heartbreak\\w*|broke my heart|missed? (?:him|her|them)",
);

export const GLAD = words(
  'happy|happi\\w+|excit\\w+|beautiful\\w*|wonderful\\w*|great|amazing|joy\\w*|fun|proud|love|loved|lovely|laugh\\w*|smil\\w+|enjoy\\w*|grateful|thankful|blessed|celebrat\\w+|thrilled|best|perfect\\w*|glad|won|relieved',
);
