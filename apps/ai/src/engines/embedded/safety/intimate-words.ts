const STEMS = [
  'sex|sexual\\w*|sexy|porn\\w*|orgasm\\w*|intercourse|virgin(?:s|ity)?|condoms?|erotic\\w*|masturb\\w*|horny|prostitut\\w*|incest\\w*',
  'f(?:o)?etus\\w*|menstru\\w*|miscarr\\w*|stillb\\w*|abortion\\w*|infertil\\w*|naked|nude|genital\\w*|penis|vagina\\w*|breasts?',
  'abus(?:e|ed|es|ing|er|ive)|rape\\w*|raping|rapist|molest\\w*|beat me|batter(?:ed|ing)|hit me|touched me|suicid\\w*|self-harm|hat(?:e|ed|ing) myself',
  'whore|slut|bitch\\w*|nigg(?:a|er)s?|fag\\w*|kike|chink|spic|tranny|dyke',
].join('|');

/** Said freely, and not repeated on a page that a person may print or show. */
export const INTIMATE = new RegExp(`(?<![\\p{L}])(?:${STEMS})(?![\\p{L}])`, 'iu');
