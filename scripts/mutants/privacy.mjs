const PUBLIC_CONTENT = 'apps/api/src/features/fingerprints/public-content.ts';
const PUBLIC_TESTS = ['apps/api/src/features/fingerprints/public-content.test.ts'];
const STRANGER_TEXT = 'packages/domain/src/stranger-text.ts';
const STRANGER_TESTS = ['packages/domain/src/stranger-text.test.ts'];
const SHOWN_NAME = 'apps/api/src/email/shown-name.ts';
const SHOWN_NAME_TESTS = ['apps/api/src/email/shown-name.test.ts'];
const DRAFTS = 'apps/web/src/lib/drafts-on-this-device.ts';
const DRAFTS_TESTS = ['apps/web/src/lib/drafts-on-this-device.test.ts'];

/** What others may read of what a person told. */
export const PRIVACY_MUTANTS = [
  {
    name: 'shared result shows the record’s own explanations',
    file: PUBLIC_CONTENT,
    find: 'publicContent({ values, archetype, triggers }: Narrative): FingerprintContent {\n  return {',
    put: 'publicContent({ values, archetype, triggers, ...told }: Narrative): FingerprintContent {\n  return { ...told,',
    tests: PUBLIC_TESTS,
  },
  {
    name: 'shared result shows the owner’s philosophy',
    file: PUBLIC_CONTENT,
    find: '{ values, archetype, triggers }: Narrative): FingerprintContent {\n  return {\n    values,',
    put: '{ values, archetype, triggers, valuesPhilosophy }: Narrative): FingerprintContent {\n  return {\n    values: [valuesPhilosophy],',
    tests: PUBLIC_TESTS,
  },
  {
    name: 'shared result explains triggers',
    file: PUBLIC_CONTENT,
    find: 'triggersExplanation: {}',
    put: 'triggersExplanation: Object.fromEntries(triggers.map((name) => [name, name]))',
    tests: PUBLIC_TESTS,
  },
  {
    name: 'text for strangers claims something about a person’s own word',
    file: STRANGER_TEXT,
    find: "return phrase === undefined ? '' : `Someone who ${phrase}.`;",
    put: 'return `Someone who ${phrase}.`;',
    tests: STRANGER_TESTS,
  },
  {
    name: 'text for strangers writes a person’s own word in small letters',
    file: STRANGER_TEXT,
    find: '(byKey.has(valueKey(value)) ? value.toLowerCase() : value)',
    put: 'value.toLowerCase()',
    tests: STRANGER_TESTS,
  },
  {
    name: 'text for strangers leaves out the middle values',
    file: STRANGER_TEXT,
    find: 'values.slice(1, -1)',
    put: 'values.slice(1, 1)',
    tests: STRANGER_TESTS,
  },
  {
    name: 'a name in a mail keeps its web address',
    file: SHOWN_NAME,
    find: '|\\.(?=\\S)/gu',
    put: '/gu',
    tests: SHOWN_NAME_TESTS,
  },
  {
    name: 'a name in a mail may be of any length',
    file: SHOWN_NAME,
    find: /NAME_SHOWN_CHARACTERS_MAX = \d+/u,
    put: 'NAME_SHOWN_CHARACTERS_MAX = 600',
    tests: SHOWN_NAME_TESTS,
  },
  {
    name: 'logging out deletes drafts that the server does not have',
    file: DRAFTS,
    find: '?.unsaved === false',
    put: '?.unsaved !== undefined',
    tests: DRAFTS_TESTS,
  },
  {
    name: 'logging out deletes another person’s drafts',
    file: DRAFTS,
    find: 'name.includes(userId) && ',
    put: '',
    tests: DRAFTS_TESTS,
  },
  {
    name: 'an intimate word is quoted on the result',
    file: 'apps/ai/src/engines/embedded/quotable.ts',
    find: '!INTIMATE.test(quote) &&',
    put: '',
    tests: ['apps/ai/src/engines/embedded/policy.test.ts'],
  },
  {
    name: 'a cry for help is quoted on the result',
    file: 'apps/ai/src/engines/embedded/told-answer.ts',
    find: "'skipped',\n  'crisis',\n  'empty',\n  'other-language',\n  'gibberish',\n  'refusal',\n]);",
    put: "'skipped',\n  'empty',\n  'other-language',\n  'gibberish',\n  'refusal',\n]);",
    tests: ['apps/ai/src/engines/embedded/policy.test.ts'],
  },
  {
    name: 'the death of somebody close is quoted under a value',
    file: 'apps/ai/src/engines/embedded/result/choose-passages.ts',
    find: "|| pain === 'grief') return [];",
    put: ') return [];',
    tests: ['apps/ai/src/engines/embedded/result/choose-passages.test.ts'],
  },
  {
    name: 'a confession is quoted under a value',
    file: 'apps/ai/src/engines/embedded/result/painful.ts',
    find: 'return DONE.test(own) || FELT.test(own);',
    put: 'return own !== quote && FELT.test(quote);',
    tests: ['apps/ai/src/engines/embedded/result/choose-passages.test.ts'],
  },
];
