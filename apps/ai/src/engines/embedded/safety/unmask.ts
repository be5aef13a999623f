/** Letters of other alphabets that look Latin, as used to slip a word past a filter. */
const LOOK_ALIKE: Readonly<Record<string, string>> = {
  а: 'a',
  е: 'e',
  о: 'o',
  с: 'c',
  і: 'i',
  р: 'p',
  х: 'x',
  у: 'y',
  ѕ: 's',
  к: 'k',
  м: 'm',
  т: 't',
  ο: 'o',
  ι: 'i',
  ε: 'e',
  α: 'a',
  κ: 'k',
  υ: 'u',
};

/** What letters written one by one are cut into, longest first. */
const SPELT =
  /suicidal|suicide|unalive|killing|hurting|selfharm|goodbye|myself|overdose|cutting|tonight|wanna|going|want|wish|hurt|help|kill|dead|done|life|live|hang|hate|dont|cant|not|die|end|cut|gun|the|all|and|now|to|my|me|be|am|im|it|no|i/g;

/** Signs that stand for a letter inside a word that people mask. The wild card "*" is spelled out word by word below. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/(?<=[a-z])[1!|¡](?=[a-z])/g, 'i'],
  [/(?<=[a-z])3(?=[a-z])/g, 'e'],
  [/(?<=[a-z])0(?=[a-z])/g, 'o'],
  [/(?<=[a-z])4(?=[a-z])/g, 'a'],
  [/(?<=[a-z])@(?=[a-z]{1,3}\b)/g, 'a'],
  [/(?<=[a-z])[5$](?=[a-z])/g, 's'],
  [/(?<![a-z0-9])[5$](?=u[i1!*]?c)/g, 's'],
  [/\bki(?:11|ll|!!|\|\|)(?![a-z])/g, 'kill'],
  [/\b2(?:nite|night|nyt)\b/g, 'tonight'],
  [/\b2(?:moro|morro|morow|morrow|mrw)\b/g, 'tomorrow'],
  [/\b(no|every|any|some)1\b/g, '$1one'],
];

/** Misspellings, stars and code words, in the words that matter here. */
const WORDS: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:s[u*#_][i*#_]?c[i*#_]?d(?:e|al)?|suis+ide|suisid(?:e|al)|s\*+(?:cide|e)|sucicid(?:e|al)|suicud(?:e|al)|sewer ?slid(?:e|al)|sui(?:c|s)ide?)\b/g,
    'suicide',
  ],
  [/\bk(?:[*#_.-]l?l|i[*#]{2}|i[*#]l|\*{2}l|yll|ill?|eel) (?=my ?s)/g, 'kill '],
  [/\bk[*#_]ll/g, 'kill'],
  [/\bkil(?=(?:ed|ing|s)? (?:my|me|him|her|us|them)\b)/g, 'kill'],
  [/(?<=\b(?:to|wanna|just|and|i|ill) )d(?:[*#_]e|ie{2})\b/g, 'die'],
  [/\b(?:my ?s[*#_]?e?[*#_]?lf|myslef|my ?sel[fv]e?|miself|mi self|mysef|myselv|mysel)\b/g, 'myself'],
  [/\b(?:un ?al[*#_i1]ve?|un-alive|unalve)/g, 'unalive'],
  [/\b(?:wan[a4]|wunna|wnna|wonna|wana)\b/g, 'wanna'],
  [/\b(?:wan+t+o|wantto|wantt? too?)\b/g, 'want to'],
  [/\b(?:whant|wnat|wonted|wannt)\b/g, 'want'],
  [/\b(?:agen|agian|agane|agin)\b/g, 'again'],
  [/\b(?:tonite|tonigt|tonihgt|tonigh|toniht)\b/g, 'tonight'],
  [/\b(?:tomorow|tommorow|tommorrow|tomoro|tmrw|tmr|tmrow)\b/g, 'tomorrow'],
  [/\b(?:wud|wuld|woud|wld)\b/g, 'would'],
  [/\b(?:cud|culd|coud)\b/g, 'could'],
  [/\b(?:shud|shuld|shoud)\b/g, 'should'],
  [/\b(?:beter|bettr|betta)\b/g, 'better'],
  [/\b(?:better of)\b(?= ?(?:$|[.,!?]|wi?th ?out|dead|if|gone))/g, 'better off'],
  [/\b(?:withut|wihtout|wivout|whitout|w\/o|witout|wit out)\b/g, 'without'],
  [/\b(?:pils|pilz|pillz|pill's)\b/g, 'pills'],
  [/\b(?:tabelts|tablits)\b/g, 'tablets'],
  [/\b(?:swalowed|swollowed|swolowed|swallowd|swalow)\b/g, 'swallowed'],
  [/\b(?:drnk|drunked|dranked)\b/g, 'drank'],
  [/\b(?:notis|notise|notic)\b/g, 'notice'],
  [/\b(?:hitt|hitted)\b/g, 'hit'],
  [/\b(?:bellt|blet)\b/g, 'belt'],
  [/\b(?:chocked|choaked|choke)(?= me\b)/g, 'choked'],
  [/\b(?:be hear|b here|be her)\b(?= (?:no|any|$))/g, 'be here'],
];

/** One spelling for each of these, so that an n-gram fits all. They hide nothing: people write this way about anything. */
const PLAIN_FORMS: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:evry ?(?:one|1|body)|every ?(?:1|bodi)|evrybody|evreyone|everone|evreybody|evry one|everybody)\b/g,
    'everyone',
  ],
  [/\b(?:nobdy|noboddy|nobodi|no ?1|noone|no[- ]one)\b/g, 'nobody'],
  [/\b(?:ne ?more|any mor|any more|anymor)\b/g, 'anymore'],
  [/\b(?:dnt|do'nt|doent|do not)\b/g, 'dont'],
  [/\b(?:cnt|carnt|cann?ot|can not)\b/g, 'cant'],
  [/\b(?:rly|realy|rlly)\b/g, 'really'],
  [/\b(?:gunna|goin to|finna|boutta|bout to)\b/g, 'gonna'],
  [/\b(?:becuase|becase|cuz|bc|b\/c|becos)\b/g, 'because'],
  [/\bi am\b/g, 'im'],
  [/\bi have\b(?! to\b)/g, 'ive'],
  [/\bi (?:will|shall)\b/g, 'ill'],
  [/\bi would\b/g, 'id'],
  [/\b(he|she|it|that|there|what|who) (?:is|has)\b/g, '$1s'],
  [/\b(they|we|you) are\b/g, '$1re'],
  [/\b(they|we|you) have\b(?! to\b)/g, '$1ve'],
  [/\b(he|she|it|they|we|you|that|there) (?:will|shall)\b/g, '$1ll'],
  [/\b(he|she|it|they|we|you) would\b/g, '$1d'],
  [/\b(would|did|does|could|should|is|are|was|were|has|have|had|might|must) not\b/g, '$1nt'],
  [/\b(?:will not|willnt|shall not|shan'?t|wont)\b/g, 'wont'],
];

/** Letters set apart ("d i e", "k.i.l.l", "s-u-i-c-i-d-e") put together again, and cut into words where all of them are known. */
function joined(run: string): string {
  const word = run.replace(/[^a-z]/g, '');
  const cut = word.replace(SPELT, (part) => ` ${part}`).trim();
  return cut.replace(SPELT, '').trim() === '' ? `${cut} ` : `${word} `;
}

/** The same text with masked, misspelt and coded words written plainly, and with one spelling for common forms. Expects lower case without accents. */
export function normalisedSpelling(text: string): string {
  return replaced(unmasked(text), PLAIN_FORMS);
}

/** The same text with masked, misspelt and coded words written plainly; a text that hides nothing stays as it is. */
export function unmasked(text: string): string {
  let plain = text.replace(
    /(?<=[a-z])[\u0370-\u052f]|[\u0370-\u052f](?=[a-z])/g,
    (letter) => LOOK_ALIKE[letter] ?? letter,
  );
  plain = replaced(plain, SIGNS);
  plain = plain.replace(/(?<![a-z0-9'])[a-z](?:[ .,_*·/-]{1,3}[a-z](?![a-z0-9'])){2,60}[ .]?/g, joined);
  return replaced(plain, WORDS);
}

function replaced(text: string, forms: readonly (readonly [RegExp, string])[]): string {
  return forms.reduce((plain, [shape, word]) => plain.replace(shape, word), text);
}
