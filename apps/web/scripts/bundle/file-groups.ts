import { ACCOUNT, ACCOUNTS, KEPT_DATA, PERSON, PURCHASE, SHELL } from './account-modules.ts';
import {
  CLASSIC,
  CLASSIC_END,
  CLASSIC_MAPPING,
  CLASSIC_NARRATIVE,
  CLASSIC_STORIES,
  CLASSIC_TEST,
  CLASSIC_VALUES,
  CLASSIC_WAITS,
} from './classic-modules.ts';
import {
  AGAIN,
  ARCHETYPES,
  BASE_STYLES,
  CONTROLS,
  FACTS,
  FINGERPRINTS,
  FIRST_PAGE,
  FORMS,
  RESULT,
  RIDGES,
} from './page-modules.ts';
import {
  ADDED,
  DETECTED,
  FILMS,
  FINAL,
  INTERVIEW,
  OPENING,
  ORDER,
  PLAYER,
  SAFETY,
  SURVEY,
  VALUES,
} from './survey-modules.ts';

const anyOf = (parts: readonly string[]): RegExp => new RegExp(parts.join('|'));

/**
 * Which modules share a file: what is used together. A group takes what its modules import along with them, unless an earlier one has it:
 * what many need stands in an early group, or they would all fetch the file of the first that has it.
 */
export const FILE_GROUPS = [
  {
    name: 'react',
    test: /rolldown\/runtime|vite\/preload-helper|node_modules\/(react|react-dom|scheduler)\//,
  },
  { name: 'base', test: anyOf(BASE_STYLES) },
  { name: 'first-page', test: anyOf(FIRST_PAGE) },
  { name: 'ridges', test: anyOf(RIDGES) },
  { name: 'forms', test: anyOf(FORMS) },
  {
    name: 'choices',
    test: /\/src\/components\/ui\/(checkbox|choice|radio-group)/,
  },
  { name: 'person', test: anyOf(PERSON) },
  { name: 'controls', test: anyOf(CONTROLS) },
  { name: 'archetypes', test: anyOf(ARCHETYPES) },
  // Of their own: the steps of the survey, and strangers who reply to a mirror, ask for no result.
  { name: 'fingerprints', test: anyOf(FINGERPRINTS) },
  { name: 'again', test: anyOf(AGAIN) },
  // Of its own: else the account would fetch what explains the prices to strangers for it.
  { name: 'money', test: /\/domain\/src\/money/ },
  { name: 'shell', test: anyOf(SHELL) },
  // For those alone who open a step without a key.
  { name: 'find-key', test: /\/src\/features\/survey\/area\/find-key/ },
  { name: 'accounts', test: anyOf(ACCOUNTS) },
  { name: 'kept-data', test: anyOf(KEPT_DATA) },
  // Used by several screens: every file more has its name in the first page.
  {
    name: 'side-by-side-calls',
    test: /\/features\/side-by-side\/api|\/contract\/src\/side-by-side|\/messages\/side-by-side/,
  },
  { name: 'mirror-calls', test: /\/(contract\/src|messages)\/mirror\./ },
  { name: 'friend', test: /\/src\/(app\/screens\/mirror|features\/mirror\/friend\/(friend-page|kept-invitation))\./ },
  { name: 'survey', test: anyOf(SURVEY) },
  { name: 'safety', test: anyOf(SAFETY) },
  { name: 'order', test: anyOf(ORDER) },
  { name: 'interview', test: anyOf(INTERVIEW) },
  { name: 'opening', test: anyOf(OPENING) },
  { name: 'detected', test: anyOf(DETECTED) },
  { name: 'values', test: anyOf(VALUES) },
  { name: 'added', test: anyOf(ADDED) },
  { name: 'final', test: anyOf(FINAL) },
  { name: 'facts', test: anyOf(FACTS) },
  { name: 'result-sheet', test: anyOf(RESULT) },
  { name: 'player', test: anyOf(PLAYER) },
  { name: 'films', test: anyOf(FILMS) },
  { name: 'classic', test: anyOf(CLASSIC) },
  { name: 'classic-stories', test: anyOf(CLASSIC_STORIES) },
  // With what changes a list of values: for the steps that show one, but not for its order.
  {
    name: 'value-list',
    test: /\/src\/features\/classic\/(own-value-form|value-ticks)|\/domain\/src\/classic\/changes/,
  },
  { name: 'classic-waits', test: anyOf(CLASSIC_WAITS) },
  { name: 'classic-values', test: anyOf(CLASSIC_VALUES) },
  { name: 'classic-mapping', test: anyOf(CLASSIC_MAPPING) },
  { name: 'classic-test', test: anyOf(CLASSIC_TEST) },
  { name: 'classic-narrative', test: anyOf(CLASSIC_NARRATIVE) },
  { name: 'classic-end', test: anyOf(CLASSIC_END) },
  { name: 'account', test: anyOf(ACCOUNT) },
  { name: 'purchase', test: anyOf(PURCHASE) },
];
