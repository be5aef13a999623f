const RELEASE = 'packages/domain/src/mirror/mirror-release.ts';
const RELEASE_TESTS = ['packages/domain/src/mirror/mirror-release.test.ts'];
const CARDS = 'packages/domain/src/mirror/mirror-cards.ts';
const CARDS_TESTS = ['packages/domain/src/mirror/mirror-cards.test.ts'];
const GROUPS = 'packages/domain/src/mirror/mirror-groups.ts';
const GROUPS_TESTS = ['packages/domain/src/mirror/mirror-groups.test.ts'];

/** Who sees what of the others, and from when on. */
export const CONSENT_MUTANTS = [
  {
    name: 'the owner sees what two people replied',
    file: RELEASE,
    find: 'all >= MIRROR_REPLIES_MIN &&',
    put: 'all >= MIRROR_REPLIES_MIN - 1 &&',
    tests: RELEASE_TESTS,
  },
  {
    name: 'a view goes on with two replies after one was taken back',
    file: RELEASE,
    find: "return counted > 0 && !hasView ? 'count_none' : 'keep';",
    put: "return 'keep';",
    tests: RELEASE_TESTS,
  },
  {
    name: 'a fourth reply is shown by itself',
    file: RELEASE,
    find: 'added < MIRROR_ADDED_MIN',
    put: 'added < 1',
    tests: RELEASE_TESTS,
  },
  {
    name: 'a changed reply is company for the one that waits',
    file: RELEASE,
    find: ' || isAlone(newPeople)',
    put: '',
    tests: RELEASE_TESTS,
  },
  {
    name: 'the words that friends see are not mixed',
    file: CARDS,
    find: 'return shuffled([...own, ...[...near, ...far].slice(0, MIRROR_CARDS - own.length)], random);',
    put: 'return [...own, ...[...near, ...far].slice(0, MIRROR_CARDS - own.length)];',
    tests: CARDS_TESTS,
  },
  {
    name: 'a missing sentence marks the owner’s own word',
    file: CARDS,
    find: "texts.every(({ text }) => text !== '') ? texts",
    put: 'texts.length > 0 ? texts',
    tests: CARDS_TESTS,
  },
  {
    name: 'the owner’s other values stand among the words of others',
    file: CARDS,
    find: 'const taken = new Set(values.map(valueKey));',
    put: 'const taken = new Set(own.map(valueKey));',
    tests: CARDS_TESTS,
  },
  {
    name: 'a value that friends were not shown counts as not seen',
    file: GROUPS,
    find: '.flatMap((value) => cards.filter((card) => isSameValue(card, value)).slice(0, 1))',
    put: '.flatMap((value) => [value])',
    tests: GROUPS_TESTS,
  },
];
