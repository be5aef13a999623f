/** Turns of phrase that go with a way of coping: they tip the balance, they do not decide alone. */
export const COPING_CUES: Readonly<Record<string, RegExp>> = {
  Peacekeeper:
    /\b(?:(?:said|say) nothing|kept (?:quiet|silent|my mouth shut)|stayed (?:quiet|silent)|gave in|(?:keep|keeping|kept) the peace|bit my tongue|swallowed|let (?:it go|him have|her have|them have)|went along|just nodded|not want (?:a|to) (?:fight|scene|hurt|upset)|smooth\w*|apologi[sz]ed|avoid\w* (?:conflict|a fight|an argument|arguing))\b/iu,
  Rescuer:
    /\b(?:(?:help|helped|helping|save|saved|saving|rescue\w*) (?:him|her|them|my|everyone|everybody|people)|took care of|look(?:ed)? after|for (?:him|her|them) because|could not watch|couldn['’]t watch|paid (?:his|her|their)|carried (?:him|her|them))\b/iu,
  Commander:
    /\b(?:took (?:over|charge|control|the lead|command)|my way|raised my voice|shouted|yelled at|gave orders|giving (?:people )?(?:orders|tasks)|pushed (?:until|through|him|her|them|harder|hard)|decided (?:everything|it) (?:on my own|myself|alone)|insisted|stood my ground|put my foot down|ordered)\b/iu,
  Prosecutor:
    /\b(?:prove[dn]?|evidence|blamed? (?:him|her|them|my)|accused|confronted|demanded|complained|would not drop|admit(?:ted)?|called (?:him|her|them) out|reported (?:him|her|them)|argued until|listed|unjust|unfair)\b/iu,
  Performer:
    /\b(?:impress\w*|show (?:them|everyone|everybody|off)|admire\w*|look(?:ed|ing)? good|put on a (?:smile|show|face)|told everyone|pretended (?:that )?(?:everything|all)|top of the class|applause|prove myself|be the best|love me)\b/iu,
  Perfecter:
    /\b(?:perfect\w*|again and again|over and over|mistakes?|rewrote|redid|my own fault|hard on myself|beat(?:ing)? myself up|blamed? myself|not good enough|every detail|flaw\w*|typos?|faults)\b/iu,
  Fortress:
    /\b(?:shut down|closed (?:up|the door|myself)|with(?:drew|drawn)|told (?:nobody|no one|no-one)|never told|kept (?:it|everything) (?:inside|to myself)|wall|alone in my room|on my own|by myself|cut (?:him|her|them|off)|stopped talking|no one (?:get|got|come|near)|in private)\b/iu,
  Logician:
    /\b(?:analy[sz]\w*|logic\w*|rational\w*|facts?|spreadsheet|arguments? for and against|pros and cons|research\w*|calmly|explained|figure[d]? out|step by step|sensible|compared)\b/iu,
  Watchtower:
    /\b(?:i (?:\w+ )?(?:worry|worried)|i (?:was|am|got|became) (?:\w+ )?(?:worried|suspicious)|i kept (?:worrying|thinking)|what (?:might|could|if)|go wrong|i (?:always |often )?checked|i (?:was afraid that|feared that)|lay awake|could not sleep|couldn['’]t sleep|watch(?:ed|ing) (?:him|her|them|what)|prepared for|signs|just in case|see the door|imagin\w+ (?:the worst|everything))\b/iu,
  'Escape Artist':
    /\b(?:(?:made|cracked) (?:a )?jokes?|laughed it off|ran away|run away|changed the subject|was gone|left before|avoid\w* (?:the conversation|it|talking|him|her|them)|buried myself|threw myself|distract\w*|escape\w*|not (?:have to )?(?:think|face)|could not face|couldn['’]t face)\b/iu,
};
