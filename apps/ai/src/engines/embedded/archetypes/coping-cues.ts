/** Turns of phrase that go with a way of coping: they tip the balance, they do not decide alone. */
export const COPING_CUES: Readonly<Record<string, RegExp>> = {
  Peacekeeper:
    /\b(?:(?:said|say) nothing|(?:kept|keep|remained|stayed|stay|remain) (?:\w+ )?(?:quiet|silent|calm for)|(?:kept|keep) my mouth shut|never mind|stopped myself|held (?:back|my tongue)|put (?:\w+ ){0,2}aside|gave in|(?:keep|keeping|kept) the peace|bit my tongue|swallowed|let (?:it go|him have|her have|them have)|went along|just nodded|not want (?:a|to|any) (?:\w+ )?(?:a |any )?(?:fight|scene|hurt|upset|trouble|argument|argue)|didn['’]t want (?:to )?(?:\w+ )?(?:a |any )?(?:fight|scene|trouble|argument|argue|hurt|upset)|smooth\w*|apologi[sz]ed|avoid\w* (?:conflict|a fight|an argument|arguing))\b/iu,
  Rescuer:
    /\b(?:(?:help|helped|helping|save|saved|saving|rescue\w*) (?:him|her|them|my|everyone|everybody|people)|took care of|look(?:ed|ing)? after|taking care of|rushed (?:over )?to|took the blame|stepped in|gave (?:him|her|them) my|dropped everything|for (?:him|her|them) because|could not watch|couldn['’]t watch|paid (?:his|her|their)|carried (?:him|her|them))\b/iu,
  Commander:
    /\b(?:took (?:over|charge|control|the lead|command)|my way|raised my voice|i (?:\w+ )?(?:shouted|yelled|screamed|scolded)|lost (?:my temper|control of myself)|threw (?:him|her|them) out|made (?:him|her|them) (?:stop|do)|told (?:him|her|them) to (?:stop|leave|shut|get)|gave orders|giving (?:people )?(?:orders|tasks)|pushed (?:until|through|him|her|them|harder|hard)|decided (?:everything|it) (?:on my own|myself|alone)|insisted|stood my ground|put my foot down|ordered)\b/iu,
  Prosecutor:
    /\b(?:prove[dn]?|evidence|blamed? (?:him|her|them|my)|accused|confronted|demanded|complained|would not drop|admit(?:ted)?|called (?:him|her|them) out|reported (?:him|her|them)|argued until|listed|quarrell?ed|argued with|revenge|get back at|to (?:his|her|their) face|cannot forgive|can['’]t forgive|never forgave|apology from)\b/iu,
  Performer:
    /\b(?:impress\w*|show (?:them|everyone|everybody|off)|admire\w*|look(?:ed|ing)? good|put on a (?:smile|show|face)|told everyone|pretended (?:that )?(?:everything|all|to (?:be|know))|show(?:ed|ing)? off|boast\w*|brag\w*|exaggerat\w*|acted as if i (?:knew|was)|think well of me|top of the class|applause|prove myself|be the best|love me)\b/iu,
  Perfecter:
    /\b(?:perfect\w*|again and again|over and over|mistakes?|rewrote|redid|my own fault|hard on myself|beat(?:ing)? myself up|blam(?:e|ed|ing) myself|reproach\w* myself|(?:angry|disappointed|furious|annoyed) (?:with|at|in) myself|should have (?:done|been|known)|not good enough|every detail|flaw\w*|typos?|faults)\b/iu,
  Fortress:
    /\b(?:shut down|closed (?:up|the door|myself)|with(?:drew|drawn)|told (?:nobody|no one|no-one)|never told|kept (?:it|everything) (?:inside|to myself)|wall|alone in my room|on my own|by myself|cut (?:him|her|them|off)|stopped talking|no one (?:get|got|come|near)|in private|avoided (?:everyone|everybody|people|him|her|them)|(?:did not|didn['’]t|not) (?:speak|talk) to|broke off|ignored (?:him|her|them)|hid (?:it|how|my)|kept it (?:to myself|secret)|stayed in my room)\b/iu,
  Logician:
    /\b(?:analy[sz]\w*|logic\w*|rational\w*|facts?|spreadsheet|arguments? for and against|pros and cons|research\w*|calmly|explained|figure[d]? out|step by step|sensible|compared|weighed|told myself|thought (?:it|things) over|looked at it from)\b/iu,
  Watchtower:
    /\b(?:i (?:\w+ )?(?:worry|worried)|i (?:was|am|got|became) (?:\w+ )?(?:worried|suspicious)|i kept (?:worrying|thinking)|what (?:might|could|if)|go wrong|i (?:always |often )?checked|i (?:was afraid that|feared that)|stayed awake|lay awake|followed (?:him|her|them)|over my shoulder|could not sleep|couldn['’]t sleep|watch(?:ed|ing) (?:him|her|them|what)|prepared for|signs|just in case|see the door|imagin\w+ (?:the worst|everything))\b/iu,
  'Escape Artist':
    /\b(?:(?:made|cracked) (?:a )?jokes?|laughed it off|ran away|run away|changed the subject|was gone|left before|avoid\w* (?:the conversation|it|talking|him|her|them)|buried myself|threw myself|distract\w*|escape\w*|walked (?:out|away|off)|hung up|drove (?:away|off|around)|slipped away|sneaked out|snuck out|skipped (?:school|class|work)|put it off|left (?:the (?:room|house|party|table)|early|without a word)|get out of it|not (?:have to )?(?:think|face)|could not face|couldn['’]t face)\b/iu,
};
