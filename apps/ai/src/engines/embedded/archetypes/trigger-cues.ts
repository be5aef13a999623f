/**
 * Words without which a sentence is not about a trigger, however near it comes to it: an examination passed is near to one failed.
 * A trigger that is not here needs a sentence that is all the nearer.
 */
export const TRIGGER_CUES: Readonly<Record<string, RegExp>> = {
  'Raised voices': /\b(?:shout\w*|yell\w*|scream\w*|quarr?ell?\w*|loud\w*|row|fight\w*|fought|argu(?:ing|ed|ment))\b/iu,
  'Being shut out':
    /\b(?:left out|exclud\w*|not invited|without (?:me|telling me)|invited (?:everyone|everybody|all)|did(?: not|n['’]t) (?:invite|want me)|belong|outsider|shut out|kept me out|only one (?:who|not))\b/iu,
  'Cold silence':
    /\b(?:silen(?:t|ce)|(?:not|n['’]t|never|stopped|without) (?:speak\w*|talk\w*|answer\w*|reply\w*|say\w*)|(?:speak|talk|spoke|talked) to me|ignor\w* me|cold)\b/iu,
  'Forced to take sides':
    /\b(?:between (?:my|two|them|both|him|her)|take sides|took sides|in the middle|choose between|on (?:his|her|their|whose) side|both (?:of )?(?:my|them))\b/iu,
  'Someone else’s disappointment':
    /\b(?:disappoint\w* (?:him|her|them|my|in me|with me)|(?:had |have |i )hurt (?:him|her|them|my)|(?:he|she|they|mother|father|mom|dad|friend) (?:\w+ )?(?:cried|was (?:so |very )?(?:sad|hurt|disappointed|unhappy))|let (?:him|her|them) down|made (?:him|her|them|my \w+) (?:cry|sad|unhappy)|her sadness|lost hope in me)\b/iu,
  'Having to say no':
    /\b(?:say no|i (?:\w+ )?(?:said no|refused|turned (?:him|her|them|it) down)|could(?: not|n['’]t) (?:say no|refuse))\b/iu,
  'Someone left alone':
    /\b(?:nobody (?:to )?help\w*|no one (?:to )?help\w*|all by (?:himself|herself)|(?:he|she|they|him|her|them|who) (?:\w+ )?(?:alone|lonely)|stood alone|outcast)\b/iu,
  'Help turned down':
    /\b(?:(?:did(?: not|n['’]t)|would(?: not|n['’]t)|refus\w*|reject\w*|turned down) .{0,30}(?:help|advice|offer|support|need me)|my (?:help|advice|offer))\b/iu,
  'Thanks never given': /\b(?:thank\w*|grateful|ungrateful|gratitude|for granted|appreciat\w*)\b/iu,
  'Suffering ignored':
    /\b(?:suffer\w*|starv\w*|cruel\w*|tortur\w*|beat\w*|poor|hungry|helpless|injured|poverty|beggars?|maltreat\w*|mistreat\w*|treated (?:badly|like))\b/iu,
  'Not being needed': /\b(?:need(?:ed)? me|useless|without me|not needed|retired?|moved out|superfluous)\b/iu,
  'Letting someone down':
    /\b(?:(?:i|we)\b.{0,30}\b(?:did(?: not|n['’]t)|could(?: not|n['’]t)|had(?: not|n['’]t)|forgot|never|failed to|have(?: not|n['’]t)) .{0,40}(?:promis\w*|help\w*|visit\w*|come|came|call\w*|writ\w*|keep|kept|meet|there|give|return|contact\w*|attend|done it)|let (?:him|her|them|my \w+|someone|a friend) down|broke (?:my|a|the) (?:promise|word)|my promise|promise made|neglect\w*)\b/iu,
  'Being overruled':
    /\b(?:without asking|over my head|overrul\w*|decided for|forbad\w*|forbid\w*|forbidden|not allowed|allow(?:ed)? me|against my will|behind my back|did(?: not|n['’]t) (?:let|allow) me|would(?: not|n['’]t) (?:let|allow) me|permission|prevented)\b/iu,
  'Endless dithering': /\b(?:decid\w*|decision|make up|wait\w*|for hours|nothing happened|dither\w*|postpon\w*)\b/iu,
  'Taking orders':
    /\b(?:order(?:ed|s|ing) (?:me|us)|told me (?:to|what)|forced me|made me (?:do|go|work|wear)|obey|like a (?:child|servant|slave))\b/iu,
  'Chaos without a lead':
    /\b(?:chaos|mess|nobody (?:was in charge|knew|organi[sz]ed)|no one (?:was in charge|knew)|disorgani[sz]ed|fell apart)\b/iu,
  'Public challenge':
    /\b(?:in front of|before (?:the|all|everyone)|publicly|in public|whole (?:class|team|group)|contradict\w*|challeng\w*)\b/iu,
  'Feeling helpless':
    /\b(?:helpless\w*|nothing i could|could (?:do )?nothing|could(?: not|n['’]t) (?:do (?:anything|much)|help|stop|change|defend)|powerless|unable to|at (?:his|her|their) mercy|no way (?:to|out))\b/iu,
  'Unfair treatment':
    /\b(?:unfair\w*|unjust\w*|injustice|partial\w*|favou?r\w*|deserv\w*|without (?:a |any )?(?:good )?reason|for no (?:good )?reason|discriminat\w*|not allowed|punish\w*|wrongly|undeserved\w*)\b/iu,
  'Broken promises':
    /\b(?:promis\w*|(?:keep|kept) (?:his|her|their) word|(?:he|she|they|friend|boyfriend|girlfriend|nobody) (?:did(?: not|n['’]t)|never) (?:come|came|show\w*|turn(?:ed)? up|keep|call|arrive)|stood me up|appointment)\b/iu,
  'Lies and half-truths': /\b(?:lie[ds]?|lying|liar|truth|deceiv\w*|false\w*|secret\w*|pretend\w*|hid|hidden)\b/iu,
  'False accusations':
    /\b(?:accus\w*|blam\w*|suspect\w*|rumou?rs?|not (?:done|true|my fault)|(?:n['’]t|never) done|falsely|slander\w*|gossip\w*|untrue)\b/iu,
  Excuses: /\b(?:excus\w*|admit\w*|responsib\w*|not (?:his|her|their) fault|blamed (?:it|the))\b/iu,
  'Power misused':
    /\b(?:bull(?:y|ied|ying)|humiliat\w*|weaker|smaller|abus\w* (?:his|her|their)|power|authority|could(?: not|n['’]t) defend|mistreat\w*|treated (?:\w+ )?(?:badly|like|unfairly))\b/iu,
  'Being overlooked':
    /\b(?:ignor(?:ed|es|ing) me|was ignored|not(?:iced| notice)|credit|overlook\w*|forgot my|was forgotten|neglected by|passed (?:me )?over|as if i (?:was|were)|did(?: not|n['’]t) (?:greet|recogni[sz]e|notice))\b/iu,
  'Public failure':
    /^(?!passing|.*\bi (?:\w+ )?pass(?:ed)?\b).*\b(?:fail(?:ed|ing|ure)?|did(?: not|n['’]t) pass|not passed|unpassed|laughed at me|fool of myself|wrong answer|embarrass\w*|forgot (?:my|the) (?:lines|words|speech)|bad (?:marks?|grades?|results?)|poor (?:marks?|grades?|results?)|below average|not doing well|did (?:very )?(?:badly|poorly))\b/iu,
  'Lukewarm response':
    /\b(?:did(?: not|n['’]t) care|nobody (?:cared|said)|no one (?:cared|said)|hardly reacted|put it aside|not interested|shrug\w*|indifferen\w*)\b/iu,
  'Someone else preferred':
    /\b(?:another (?:man|girl|boy|woman|person|guy|friend)|someone else|somebody else|favou?rite|prefer\w*|instead of me|chose|chosen|selected|jealous|more than me|promot\w*)\b/iu,
  'Seen at my worst': /\b(?:caught|found out|discovered|saw me|seen me|red[- ]handed|exposed|embarrass\w*)\b/iu,
  'Standing still':
    /\b(?:stuck|wasting|wasted|not getting anywhere|no (?:job|work)|same place|what to do with my life|did not use|unemployed)\b/iu,
  'Careless work': /\b(?:careless\w*|sloppy|dirty|mess\w*|not done (?:his|her|their)|badly done|untidy|lazy)\b/iu,
  'Harsh criticism':
    /\b(?:critici\w*|scold\w*|tore|tear\w* apart|remark\w*|reproach\w*|told me (?:that )?(?:i was|my)|not fit)\b/iu,
  'My own mistakes':
    /^(?!.*\b(?:not responsible|not my fault|recall|ma[dk]e me feel|wants me to)\b).*\b(?:guilty|guilt|my (?:own )?(?:fault|mistake|carelessness)|made a mistake|should(?: not|n['’]t) have|ashamed (?:of (?:what|how|the way|my|myself)|because i|that i)|regret\w*|blame myself|i caused|wrong of me)\b/iu,
  'Rushed decisions': /\b(?:no time|at once|on the spot|rush\w*|too quickly|hurry|in a hurry|short (?:a )?time)\b/iu,
  'Last minute changes':
    /\b(?:last (?:minute|moment)|call(?:ed)? off|cancell?\w*|postpon\w*|chang\w* (?:the|our|my)|moved forward|rescheduled)\b/iu,
  'Not good enough':
    /\b(?:not (?:as )?(?:good|clever|smart|capable|able)|n['’]t (?:as )?(?:good|clever|smart)|inferior|inadequa\w*|stupid|incompeten\w*|compared? myself|lacked confidence|would fail|not selected|unable|never (?:be )?(?:good|enough))\b/iu,
  'Betrayed trust':
    /\b(?:betray\w*|cheat\w*|behind my back|secrets?|(?:with|kissing|seeing|for|was going (?:out|around) with) another (?:girl|man|woman|boy|guy)|deceiv\w*|unfaithful|confidence|trusted|stole|stolen|lied to me|lying to me|used me)\b/iu,
  'Prying questions':
    /\b(?:(?:read|opened|searched|went through|looked (?:in|into|through)) my|private life|pry\w*|privacy|without my permission)\b/iu,
  'Having to ask':
    /\b(?:had to (?:ask|borrow|beg|depend)|ashamed to ask|(?:not|n['’]t) (?:dare|like|want) to ask|dependent on|borrowed money)\b/iu,
  'Being pitied': /\b(?:pit(?:y|ied)|sorry for me|poor thing)\b/iu,
  'Sudden closeness':
    /\b(?:too (?:close|fast)|touch\w*|arm around|move in with|would(?: not|n['’]t) leave me|hand on|came closer)\b/iu,
  'Being let down':
    /\b(?:left me|let me down|not there|did(?: not|n['’]t) (?:come|help|visit|stand|support)|nobody (?:came|helped|visited)|no one (?:came|helped|visited)|abandon\w*|(?:dropped|deserted|rejected|disappointed) me|broke (?:up|it off)|ended (?:our|the) (?:relation\w*|friendship))\b/iu,
  'Floods of emotion':
    /\b(?:she|he|they|mother|mom|father|friend|wife|husband|everyone|everybody|people|girl|boy|children)\b.{0,30}\b(?:cr(?:y|ied|ying)|weep\w*|wept|hysteric\w*|scream\w*|sobb\w*|broke down|in tears)\b/iu,
  'Decisions without reason':
    /\b(?:without (?:\w+ )?(?:reasons?|explanation|telling)|no (?:\w+ )?(?:reason|explanation)|never told me why|not told why|for no)\b/iu,
  'Not being understood':
    /\b(?:understand\w*|understood|misunder\w*|listen\w*|explain|wrong way|believe me|believed me)\b/iu,
  'Being proved wrong': /\b(?:wrong|mistaken|turned out|proved|misjudg\w*)\b/iu,
  'Pressure to feel':
    /\b(?:felt nothing|feel nothing|expected me to|supposed to (?:feel|be happy|cry)|could(?: not|n['’]t) cry)\b/iu,
  'Noise and confusion': /\b(?:noise|noisy|loud|confus\w*|at once|chaos|crowd\w*)\b/iu,
  'Bad surprises':
    /^(?!.*\b(?:car|bike|bus|dog|snake|road|street|train|wave|torch)\b).*\b(?:sudden\w*|unexpected\w*|out of nowhere|broken in|broke in|phone(?:d)? (?:rang|call)|telephone|shock\w*|could(?: not|n['’]t) believe|scammed|came home and|found out|the news)\b/iu,
  'Hidden motives':
    /\b(?:used me|using me|wanted (?:something )?from me|only because (?:he|she|they)|pretend\w*|up to something|suspect\w*|really wanted)\b/iu,
  'Loved ones at risk':
    /^(?!.*\b(?:parents|mother|father|they|he|she) (?:were|was) (?:very |so )?worried).*(?:\b(?:my|our|his|her) (?:\w+ ){0,2}(?:son|daughter|child|children|baby|mother|father|parents?|husband|wife|brother|sister|family|grandmother|grandfather|friend|mom|dad|kids?)\b.*\b(?:afraid|fear\w*|scared|frighten\w*|ill|sick|hospital|accident|missing|danger\w*|worr\w*|operat\w*|nervous|attack|injur\w*|late)\b|\b(?:afraid|fear\w*|scared|frighten\w*|worr\w*|nervous)\b.*\b(?:for|that|of losing) (?:\w+ ){0,2}(?:son|daughter|child|children|baby|mother|father|husband|wife|brother|sister|family|him|her|them)\b)/iu,
  'Money worries': /\b(?:money|pay|paid|rent|bills?|taxes|debts?|afford\w*|savings|income|loan|job|broke)\b/iu,
  'Unclear expectations':
    /\b(?:expected of me|supposed to|what (?:he|she|they|my boss) wanted|nobody (?:explained|told me)|not sure what (?:to|was)|unclear)\b/iu,
  'Sudden change':
    /\b(?:had to (?:move|leave)|moved? to (?:a|an|another)|away from home|overnight|from one day|parents (?:separat\w*|divorc\w*)|lost my job)\b/iu,
  'Feeling trapped':
    /\b(?:trapped|locked|stuck|no way out|could(?: not|n['’]t) (?:get out|leave|escape)|captive|imprison\w*)\b/iu,
  'Heavy conversations':
    /\b(?:talk\w*|tell(?:ing)? (?:him|her|them|my)|conversation|discuss\w*|confess\w*|dread\w*)\b/iu,
  'Dull routine': /\b(?:bor(?:ed|ing|edom)|monoton\w*|same (?:thing|day)|routine|every day|dull)\b/iu,
  'Being pinned down': /\b(?:commit\w*|marry|marriage|tied down|settle|promise|planned my)\b/iu,
  'Facing regret':
    /\b(?:regret\w*|wish i|if only|should have|too late|never (?:told|said|got|saw|visited|had the chance)|take (?:it )?back|last (?:time|words)|sorry)\b/iu,
  'Being judged':
    /\b(?:judg\w*|laugh\w*|made fun|mock\w*|teas\w*|stared|staring|looked down|gossip\w*|prejudic\w*|whole (?:village|class|school))\b/iu,
};
