import { expect, type Page, type Route } from '@playwright/test';
import { acceptLeaving, seedForm, signInAs } from './person.ts';
import { createKeyHolder, type KeyHolder } from '../people.ts';
import { MEMORIES } from './walk.ts';
import type { SurveyForm, DetectedResult } from '@lf/contract/form-data';

/** Where a sentence stands in the nine memories. */
function at(answer: number, quote: string) {
  const start = (MEMORIES[answer] ?? '').indexOf(quote);
  expect(start, quote).toBeGreaterThanOrEqual(0);
  return { answer, quote, start, end: start + quote.length };
}

export const PROMISES = 'She kept her promises.';
export const TURNED_BACK = 'On the mountain the group wanted to go on, and I turned us back because of the weather.';
export const LIBRARY = 'I built a small library in our village with eleven others.';
export const LEFT = 'I left a well paid job because I was asked to hide numbers from a customer.';
export const CURIOUS =
  'She made me curious again about things I thought I knew, and I started to study again at forty six.';
const CRUEL = 'I said something cruel and did not apologise for two years.';

/** What the service might have detected in the nine memories, in the contract's shape. */
export function detectedResult(): DetectedResult {
  const evidence = [
    { value: 'Integrity', ...at(4, LEFT), sure: true, alternatives: ['Honesty', 'Courage', 'Responsibility'] },
    { value: 'Reliability', ...at(1, PROMISES), sure: true, alternatives: ['Loyalty', 'Commitment', 'Trust'] },
    { value: 'Protection', ...at(5, TURNED_BACK), alternatives: ['Responsibility', 'Courage', 'Leadership', 'Safety'] },
    { value: 'Curiosity', ...at(7, CURIOUS), alternatives: ['Growth', 'Learning', 'Wonder'] },
  ].map((one) => ({ ...one, side: 'lived' as const }));
  const explained = {
    Integrity: { text: 'You gave up the pay before you gave up the truth.', quote: LEFT },
    Reliability: { text: 'You measure a person by what they keep, yourself first.', quote: PROMISES },
    Protection: { text: 'You take the anger of the group rather than its risk.', quote: TURNED_BACK },
    Curiosity: { text: 'You let somebody younger open a door that you had closed.', quote: CURIOUS },
  };
  return {
    value_drivers: {
      core_value_drivers: ['Integrity'],
      vehicle_value_drivers: ['Reliability', 'Protection'],
      outcome_value_drivers: ['Curiosity'],
    },
    value_drivers_explanation: Object.fromEntries(
      Object.entries(explained).map(([value, { text, quote }]) => [value, `“${quote}” ${text}`]),
    ),
    explained,
    evidence,
    sentences: [{ ...at(6, LIBRARY), alternatives: ['Community', 'Service', 'Legacy'] }],
    archetype: 'Rescuer',
    archetype_explanation: 'Nothing you told shows this; it is a suggestion.',
    archetype_choices: [
      { archetype: 'Rescuer', description: 'You help at once, often before anybody has asked.' },
      { archetype: 'Commander', description: 'You take charge and give everybody a task.' },
      { archetype: 'Fortress', description: 'You go quiet and manage it alone.' },
    ],
    triggers: ['Being challenged in public', 'Someone left alone', 'Suffering ignored'],
    triggers_explanation: {
      'Being challenged in public': 'It puts your footing in doubt while others watch.',
      'Someone left alone': 'You cannot not see it.',
      'Suffering ignored': 'It asks you to look away.',
    },
    trigger_evidence: [{ trigger: 'Being challenged in public', ...at(3, CRUEL) }],
  };
}

/** The nine memories as a record in which every question is answered. */
export function toldForm(change: Partial<SurveyForm> = {}): SurveyForm {
  return {
    flow: 'main',
    'about-you': { country: 'Germany' },
    watched: ['value-drivers-intro', 'values-mapping'],
    questions: {
      items: MEMORIES.map((answer, n) => ({ question: `Question ${n + 1}?`, answer, topic: `topic-${n + 1}` })),
    },
    ...change,
  };
}

/** Somebody who has told the nine memories, at one step of the survey; the service detects `result` in them. */
export async function openAfterTelling(
  page: Page,
  slug: string,
  {
    result = detectedResult(),
    form = toldForm(),
    answer = (route) => route.fulfill({ json: result }),
  }: {
    readonly result?: DetectedResult;
    readonly form?: SurveyForm;
    /** Instead of `result` at once. */
    readonly answer?: (route: Route) => Promise<void>;
  } = {},
): Promise<KeyHolder> {
  const person = await createKeyHolder(page.request);
  await seedForm(page.request, person, form, slug);
  await page.route('**/ai/survey/result', answer);
  acceptLeaving(page);
  await signInAs(page, person);
  await page.goto(`/digital-fingerprint/${slug}`);
  return person;
}
