/** Laughed at, or told as long ago, in the languages we look at: then nothing is meant now. */
const LAUGHED = String.raw`\bha(?:ha)+|haha|ja(?:ja)+\b|je(?:je)+\b|\bah(?:ah)+|kkk|\brsrs|ахах|хаха|\){3}|ㅋㅋ|ㅎㅎ|哈哈|笑笑|[wｗ]{2,}|（笑）|\(笑\)|\bmdr\b|ptdr|\blo+l\b|[:;]-?d(?![a-z])|\bxd+\b|ههه|😂|🤣|😄|scherz|de broma|pour rire|per scherzo`;
const AGO = String.raw`vor \w+ jahren|hace (?:\w+ ){1,2}anos|il y a \w+ ans|\w+ anni fa|\w+ anos atras|ha \w+ anos|jaar geleden|lat temu|yil (?:once|oldu)|лет назад|років тому|pred \w+ lety|ar sedan|πριν \S+ χρονια|منذ \S+ سن|قبل \S+ سن|साल पहले|年前|년 전`;

/** What belongs to childhood or to an earlier marriage, and years by number. */
const PAST = String.raw`\b(?:19\d\d|200\d|201\d)|\b[5-9]0er|damals|\bfruher\b|als kind\b|kindheit|mein erster|\bopa\b|cuando era|de nin[oa]|mi primer|infancia|quand j ?etais|\benfance|mon premier|en (?:cinquante|soixante)|da (?:bambin|ragazz|piccol)\w+|mio primo marito|mio nonno|quando (?:eu )?era|meu primeiro|vroeger|jaren (?:vijftig|zestig)|als (?:kind|jongen|meisje)|mijn eerste man|jako (?:dziec|nastol|mal)\w*|kiedys|lata \d0|pierwszy maz|cocukken|gencken|\bilk es|eskiden|в детстве|раньше|первый муж|в юности|давно|в дитинстві|колись|перший чоловік|jako (?:dite|mal\w+)|kdysi|prvni (?:muz|manzel)|som barn|\bforr\b|min forsta|μικρ[οη]σ|παλια|صغير|زمان|الاول|बचपन|पहले पति|小时候|小時候|以前|当年|那年|子供の頃|子どもの頃|昔|前の夫|어릴|옛날|예전|시절`;

/** The pattern, unless it is laughed at or told as long ago. Anchored, so that it is tried once. */
export function now(pattern: RegExp): RegExp {
  return new RegExp(`^(?![^]*?(?:${LAUGHED}|${AGO}))[^]*?(?:${pattern.source})`);
}

/** The same for what is told in the past tense: also not where childhood, an earlier marriage or a year is spoken of. */
export function lately(pattern: RegExp): RegExp {
  return new RegExp(`^(?![^]*?(?:${LAUGHED}|${AGO}|${PAST}))[^]*?(?:${pattern.source})`);
}

/** Both things are said somewhere in the text, and neither is laughed at nor long ago. */
export function together(one: RegExp, other: RegExp): RegExp {
  return new RegExp(`^(?![^]*?(?:${LAUGHED}|${AGO}))(?=[^]*?(?:${one.source}))(?=[^]*?(?:${other.source}))`);
}
