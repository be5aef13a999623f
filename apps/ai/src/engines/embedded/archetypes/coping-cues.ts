/** The speaker, and the small words that may stand between them and what they did. */
const I_DID = String.raw`\b(?:i|we)(?:['’](?:d|ve|m|re))? (?:(?:just|only|then|also|even|never|always|often|still|simply|finally|immediately|quickly|completely|really|totally|had|have|has|would|did|do|\p{L}+ly|decided to|tried to|wanted to|began to|started to|had to|used to|have to|chose to|felt i had to|and|once|later|therefore|so) ){0,4}`;
const HIM =
  '(?:him|her|them|everyone|everybody|people|someone|somebody|my \\p{L}+|the (?:others|boy|girl|man|woman|child|children)|a friend|a girl|a boy)';
const NOT = "(?:(?:did|could|would|do|can|was|am)(?: not|n['’]t)|cannot|never)";

function told(done: readonly string[], anywhere: readonly string[] = []): RegExp {
  return new RegExp(
    [`${I_DID}(?:${done.join('|')})(?![\\p{L}])`, ...anywhere.map((words) => `\\b(?:${words})(?![\\p{L}])`)].join('|'),
    'iu',
  );
}

/** Each way of coping in the turns of phrase by which people tell that they did it. What merely happened to them is in none of these. */
export const COPING_CUES: Readonly<Record<string, RegExp>> = {
  Peacekeeper: told(
    [
      'said (?:nothing|never mind|it was (?:fine|ok|okay|all right))',
      '(?:kept|keep|stayed|stay|remained|remain) (?:\\p{L}+ )?(?:quiet|silent)',
      'kept my (?:mouth shut|opinion to myself)|gave in|nodded|agreed (?:with|although|to keep)|went along|apologi[sz]ed|swallowed|bit my tongue|held (?:back|my tongue)|stopped myself',
      'let (?:it go|it pass|(?:him|her|them) (?:have|win|get away))',
      'put (?:\\p{L}+ ){0,2}aside|put aside',
      `calm(?:ed)? ${HIM}|avoid(?:ed)? (?:conflicts?|(?:a|an|any|the) (?:fight|argument|quarrel|scene)|arguing)`,
    ],
    [
      "(?:did not|didn['’]t|not) want(?:ing)? (?:to )?(?:\\p{L}+ ){0,2}?(?:a |any )?(?:fight|scene|trouble|argument|argue|(?:hurt|upset|disappoint) (?:him|her|them|anyone|anybody|my))",
      '(?:keep|keeping|kept) the peace',
      `i ${NOT} (?:say (?:anything|a word)|speak up|object|protest|complain|dare (?:to )?(?:say|speak|tell|object|protest|refuse))`,
    ],
  ),
  Rescuer: told(
    [
      `(?:took care of|looked? after|rescued|saved|protected|defended|comforted|stood up for|carried|helped) ${HIM}`,
      'rushed (?:over |back )?to (?:help|him|her|them|my)|stepped in(?! front)|took the blame|dropped everything|put (?:others|everyone|them|her|him) first|sacrificed',
      'gave (?:him|her|them) my|gave up (?:my|everything)|paid (?:his|her|their|for (?:him|her|them))|lent (?:him|her|them)|stayed (?:up )?with (?:him|her|them)',
    ],
    ["i (?:could not|couldn['’]t) (?:stand|bear) to (?:see|watch) (?:him|her|them|my)"],
  ),
  Commander: told(
    [
      'took (?:over|charge|control|the lead|command)|raised my voice|shout(?:ed)?|yell(?:ed)?|scream(?:ed)? at|scold(?:ed)?|(?:lost|lose) (?:my temper|control of myself|my patience)|exploded|snapped at|insulted|offended|swore at|cursed at|fought with|said (?:\\p{L}+ )?(?:hurtful|nasty|mean|unkind|harsh|cruel) (?:things|words)|slammed|reacted (?:\\p{L}+ )?angrily',
      '(?:threw|kicked) (?:him|her|them) out|made (?:him|her|them) (?:stop|leave|go|do)|told (?:him|her|them) to (?:stop|leave|shut|get|go)|gave orders|ordered (?:him|her|them|my)|pushed (?:until|harder|through)',
      'insisted|refused to (?:give|back|let|move)|stood my ground|put my foot down|decided (?:everything|it) (?:on my own|myself|alone)|forced (?:him|her|them|my)|punished (?:him|her|them|my)|got (?:so |very )?angry and',
    ],
    ['(?:after|by|for) (?:yelling|shouting|screaming) at'],
  ),
  Prosecutor: told(
    [
      'argued|quarrell?ed|quarell?ed|confronted|demanded|complain(?:ed)? (?:to|about)|reproached|pointed out|criticised|criticized|sued|took revenge|got even|wanted revenge|asked for an explanation',
      `(?:accused|blamed|reported) (?:him|her|them|the|others|my|someone|somebody|a)`,
      'told (?:him|her|them) (?:to (?:his|her|their) face|off|what i thought|exactly|that (?:he|she|they) (?:was|were|had))',
      `had (?:a|an|another) (?:\\p{L}+ )?(?:quarrel|argument|row) with`,
      "would(?: not|n['’]t) (?:drop|let it|let (?:him|her|them) (?:get|off))|(?:kept|keep) bringing it up|wanted (?:an apology|a confession|to get back at)",
    ],
    [
      "i (?:have )?(?:cannot|can['’]t|could not|couldn['’]t|never) forg[ai]ven? (?:him|her|them|my (?!self))",
      'quarrell?ing with my|quarell?ing with my',
    ],
  ),
  Performer: told(
    [
      'show(?:ed)? off|boast(?:ed)?|bragged|exaggerated|put on a (?:smile|show|brave)|acted as if i',
      'pretended (?:to (?:be (?!sick|ill|asleep)|know|have)|that (?:i (?:was|knew)|everything|all))',
      'cheated (?:in|on|during|at) (?:an|the|my|a|our) (?:\\p{L}+ )?(?:exam|examination|test|paper)',
      'lied .{0,60}(?:passed|marks?|grades?|rich|qualified|success|points)',
      'wanted (?:\\p{L}+ )?to (?:impress|show (?:everyone|everybody|them|him|her)|be (?:the )?(?:best|first|admired)|prove myself)',
    ],
    [
      '(?:to|and) (?:impress (?:him|her|them|my|the|a|people|everyone)|show off|look (?:good|cool|better) in front)',
      'tend(?:ed)? to boast',
      'i had to be the best',
    ],
  ),
  Perfecter: told(
    [
      'blamed? myself|reproach(?:ed)? myself|beat myself up|rewrote|redid|went over (?:it|everything|my)|practi[sc]ed until|checked .{0,20}(?:again|twice|three times)',
      '(?:was |am |got |felt |became )?(?:usually |very |so |really |quite |extremely )*(?:angry|disappointed|furious|annoyed|mad|upset|dissatisfied) (?:with|at|in) myself',
      '(?:worked|studied|trained) (?:day and night|all night|twice as hard|until)|kept (?:going over|thinking about) what i',
    ],
    [
      "i (?:cannot|can['’]t|could not|couldn['’]t|never|could never) forg[ai]ven? myself",
      'hard on myself',
      '(?:was |is )?(?:all )?my own fault',
      'only my own mistakes',
      'i should have (?:done|been|said|studied|tried|worked|acted|stayed|paid) (?!but)\\p{L}+',
    ],
  ),
  Fortress: told(
    [
      'shut down|closed (?:up|myself)|with(?:drew|draw)|told (?:nobody|no one|no-one)|cut (?:him|her|them|off)|stopped (?:talking|speaking|seeing|telling)|broke off|isolated myself|turned away|built a wall|went to my room(?!-)|locked (?:myself|the door)',
      `(?:told|tell) (?:anyone|anybody)`,
      'kept (?:it|everything|this|that|my \\p{L}+) (?:inside|to myself|secret|hidden)|hid (?:it|how|my (?:feelings|tears|face))|cried (?:alone|in (?:private|my room|secret|silence))|pretended not to (?:see|know|hear|notice|care)',
      'ignored (?:him|her|them|my)|avoided (?:everyone|everybody|people|him|her|them|my)|stayed (?:in my room|away from|alone)',
    ],
    [
      `i (?:${NOT}|refused to) (?:\\p{L}+ )?(?:(?:speak|talk) (?:to|with) (?:him|her|them|my|anyone|anybody|each)|answer (?:him|her|them|his calls|her calls|my)|want to see (?:anyone|anybody|him|her|them)|tell (?:anyone|anybody))`,
      'i (?:have )?never told',
    ],
  ),
  Logician: told(
    [
      'analy[sz]ed?|reasoned|weighed|compared|explained (?:it |this |that )?(?:to (?:him|her|them)|calmly|why)|thought (?:it|things|this) (?:over|through)|told myself|researched|read (?:everything|all|up)|made a (?:list|plan)|(?:stayed|kept|remained) calm|figured (?:it|out)',
      '(?:understand|analy[sz]e|figure|reason|explain) (?:it|out|why|what|the|to)',
    ],
    ['pros and cons', 'step by step', 'rationally', 'arguments for and against'],
  ),
  Watchtower: told(
    [
      '(?:was |am |got |became |grew )(?:\\p{L}+ly |very |so |quite |always )*(?:worried|suspicious|afraid (?:that|of what|something))|worr(?:y|ied)|feared (?:that|the worst|something|for)',
      'kept (?:worrying|checking|watching|an eye|looking (?:over|for|behind)|thinking (?:of|about|that))|checked (?:again|that|whether|if|his|her|on|everything)|lay awake|stayed awake|followed (?:him|her|them)|spied|(?<!never )imagined|prepared for the worst|looked over|expected the worst',
      'thought (?:that )?(?:something|the worst) (?:had|has|was|would|might|could)',
    ],
    [
      "i (?:could not|couldn['’]t|can['’]t) (?:sleep|relax|rest)",
      "i (?:did not|didn['’]t|do not|don['’]t) trust (?:him|her|them|anyone|anybody|my)",
      'just in case',
      'see the door',
    ],
  ),
  'Escape Artist': told(
    [
      'ran (?:away|off|out)|walk(?:ed)? (?:out|away|off)|(?<!we )left (?:the (?:room|house|party|table|meeting|class)(?! (?:in|and)\\b)|early|without a|before (?:he|she|they|it|anyone)|at once|immediately)|hung up|drove (?:away|off|around)|slipped (?:away|out)|sneaked|snuck|skipped|shirked|fled|escaped|put it off',
      '(?:made|cracked) (?:a )?jokes?|made (?:up )?(?:an )?excuses?|laughed it off|changed the subject|joked|distracted myself|threw myself into|buried myself|got out of (?:there|it)|hid (?:in|under|behind|from)|pretended to be (?:asleep|sick|ill)',
      'avoid(?:ed)? (?:the (?:conversation|subject|topic|question|issue)|talking|it|going|meeting|facing)',
    ],
    [
      "i (?:could not|couldn['’]t|can['’]t|did not want to|didn['’]t want to) face",
      'in order to avoid (?:him|her|them|it|my)',
    ],
  ),
};

/** Running from a dog, or worrying about the weather, is no habit of the heart. */
export const PHYSICAL_DANGER =
  /\b(?:dogs?|snakes?|animals?|bulls?|lions?|spiders?|bears?|insects?|wasps?|thie(?:f|ves)|robbers?|fire|earthquakes?|cars?|bus|bike|bicycle|motorcycle|truck|trains?|planes?|river|sea|waves|forest|storm|lightning|ghosts?|cats?|weather|rain|tire|traffic)\b/iu;
