const FILE = 'apps/ai/src/engines/embedded/policy.ts';
const TESTS = ['apps/ai/src/engines/embedded/policy.test.ts'];

const constant = (name, value, what) => ({
  name: `${name} is ${value}: ${what}`,
  file: FILE,
  find: new RegExp(`export const ${name} = [\\d._]+;`, 'u'),
  put: `export const ${name} = ${value};`,
  tests: TESTS,
});

const actThreshold = (act, value, what) => ({
  name: `the threshold of ${act} is ${value}: ${what}`,
  file: FILE,
  find: new RegExp(`^ {2}'?${act}'?: [\\d.]+,$`, 'mu'),
  put: `  '${act}': ${value},`,
  tests: TESTS,
});

/** The numbers of the embedded engine, each turned so far that it decides nothing any more. */
export const AI_MUTANTS = [
  actThreshold('refusal', 0, 'every story is a refusal'),
  actThreshold('refusal', 1.1, 'no refusal is accepted'),
  actThreshold('grief', 0, 'every story is one of grief'),
  actThreshold('guilt', 1.1, 'no guilt is met'),
  actThreshold('question-to-us', 1.1, 'no question to us is answered'),
  actThreshold('abstract', 1.1, 'nobody is asked for an example'),
  constant('GRIEF_MIN_BEREAVED', '0.95', 'a death is not met'),
  constant('REFUSAL_MIN_LONG', '0', 'a long story is a refusal'),
  constant('CRISIS_MIN', '0.95', 'a cry for help is missed'),
  constant('CRISIS_MIN_OTHER_LANGUAGE', '1.1', 'a cry for help in another language is missed'),
  constant('MASKED_CHARACTERS_MAX', '0', 'masked letters are not read'),
  constant('SIDE_MIN', '0', 'a value is said to be missed on a guess'),
  constant('TELLING_MIN', '0', 'sentences that tell nothing are quoted'),
  constant('QUOTE_WORDS_MIN', '0', 'two words are quoted'),
  constant('QUOTE_CHARACTERS_MAX', '100_000', 'a page is quoted'),
  constant('COMMON_NAME_WEIGHT', '0', 'common names come first'),
  constant('HEAVY_MIN', '2', 'a heavy answer gets no word'),
  constant('FIRST_WORDS_MIN', '2', 'nothing is said on what an answer is about'),
  constant('HARD_MIN', '0', 'sympathy is said where an answer is not surely heavy'),
  constant('HARD_LIGHT_MAX', '2', 'sympathy is said where an answer may be light'),
  constant('THANKED_MIN', '2', 'the best moment is asked for right after something hard'),
  constant('CRISIS_STRONG_MIN', '2', 'somebody in danger is told that the notice may be a mistake'),
  constant('STAYS_UNTIL', '0', 'no question stays with something hard'),
  constant('STAY_NOTHING_MAX', '2', 'a light story is asked about as a hard one'),
  constant('STAY_FOND_MAX', '2', 'a good memory is asked about as a hard one'),
  constant('CRISIS_SURE_MIN_CHILD', '0', 'a beating of a childhood gets the whole notice'),
  constant('SURELY_LIGHT_MIN', '2', 'a beating told with a smile is thanked for as something hard'),
  constant('SURE_MIN', '0', 'every proposal is ticked'),
  constant('PROPOSALS_MAX', '100', 'a hundred values are proposed'),
  constant('PAIR_MIN', '0', 'values without support are proposed'),
  constant('COPING_MIN', '0', 'an archetype is quoted from any sentence'),
  constant('CLAIMED_RANK_MAX', '104', 'a model’s claim about any value is kept'),
  constant('CLAIMED_COPING_MIN', '0', 'a model’s claim about any archetype is kept'),
  constant('CLAIMED_WORDS_MIN', '0', 'two words of a model count as a quotation'),
  constant('FOLLOW_UPS_MAX', '9', 'every question is a follow-up'),
  constant('FOLLOW_UP_WORDS_MIN', '0', 'a few words get a follow-up'),
];
