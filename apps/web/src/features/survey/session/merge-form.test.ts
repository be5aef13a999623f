import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SKIPPED_ANSWER } from '@lf/domain/question-budget';
import { BOTH_TEXTS_SEPARATOR } from './merge-answers.ts';
import { isSame, mergeForm } from './merge-form.ts';
import type { SurveyForm } from '@lf/contract/form-data';

const words = fc.string({ unit: 'grapheme', maxLength: 12 });
const items = fc.uniqueArray(
  fc.record({ question: fc.constantFrom('Q1', 'Q2', 'Q3', 'Q4', 'Q5'), answer: words, draft: words }),
  { selector: (item) => item.question, maxLength: 5 },
);
const values = fc.uniqueArray(fc.constantFrom('Love', 'Trust', 'Honesty', 'Courage', 'Growth', 'Order'));
const form: fc.Arbitrary<SurveyForm> = fc.record(
  {
    editedAt: fc.nat({ max: 5 }),
    'about-you': fc.record({ gender: fc.constantFrom('', 'Male', 'Female') }),
    'your-professional-life': fc.record({ role: words }),
    questions: fc.record({ items, extra: fc.constantFrom(0, 3, 6) }),
    'potential-values': fc.record({ chosen: values, correction: words }),
    'value-order': values,
    'your-parents': words,
    'core-value': fc.constantFrom('', 'Love', 'Trust', 'Order'),
    'disappointment-values': fc.constantFrom('', 'Love', 'Love,Trust', 'Order, Trust'),
  },
  { requiredKeys: [] },
);

/** Every free text of a form, by where it stands. */
function textsOf(data: SurveyForm): Map<string, string> {
  const texts = new Map<string, string>();
  const put = (place: string, text: unknown) => typeof text === 'string' && text !== '' && texts.set(place, text);
  put('role', data['your-professional-life']?.['role']);
  put('parents', data['your-parents']);
  put('correction', data['potential-values']?.correction);
  for (const item of data.questions?.items ?? []) {
    put(`${item.question} answer`, item.answer);
    put(`${item.question} draft`, item.draft);
  }
  return texts;
}

describe('mergeForm', () => {
  test('nothing that either device newly wrote is dropped', () => {
    fc.assert(
      fc.property(form, form, form, (base, mine, theirs) => {
        const before = textsOf(base);
        const all = [...textsOf(mergeForm(base, mine, theirs)).values()].join('\n');
        for (const side of [mine, theirs]) {
          for (const [place, text] of textsOf(side)) if (before.get(place) !== text) expect(all).toContain(text);
        }
      }),
      { numRuns: 500 },
    );
  });

  test('both devices come to the same form', () => {
    fc.assert(
      fc.property(form, form, form, (base, mine, theirs) =>
        isSame(mergeForm(base, mine, theirs), mergeForm(base, theirs, mine)),
      ),
      { numRuns: 500 },
    );
  });

  test('merging again changes nothing', () => {
    fc.assert(
      fc.property(form, form, form, (base, mine, theirs) => {
        const once = mergeForm(base, mine, theirs);
        expect(isSame(mergeForm(theirs, once, theirs), once)).toBe(true);
        expect(isSame(mergeForm(once, once, once), once)).toBe(true);
      }),
    );
  });

  test('what only one device changed is taken as it is, deletions too', () => {
    fc.assert(
      fc.property(form, form, (base, changed) => {
        expect(isSame(mergeForm(base, changed, base), changed)).toBe(true);
        expect(isSame(mergeForm(base, base, changed), changed)).toBe(true);
      }),
    );
  });

  test('two different answers to one question stand together, the newer first', () => {
    const question = 'Where were you happy?';
    const at = (editedAt: number, answer: string): SurveyForm => ({
      editedAt,
      questions: { items: [{ question, answer }] },
    });
    const merged = mergeForm({}, at(1, 'On the roof.'), at(2, 'By the sea.'));
    expect(merged.questions?.items).toEqual([{ question, answer: `By the sea.${BOTH_TEXTS_SEPARATOR}On the roof.` }]);
  });

  test('a text that grew out of the other replaces it', () => {
    const merged = mergeForm(
      {},
      { editedAt: 1, 'your-parents': 'My mother sang' },
      { editedAt: 2, 'your-parents': 'My mother' },
    );
    expect(merged['your-parents']).toBe('My mother sang');
  });

  test('a draft that was submitted on the other device is no second text', () => {
    const question = 'Q';
    const merged = mergeForm(
      { questions: { items: [{ question, answer: '', draft: 'I was' }] } },
      { editedAt: 2, questions: { items: [{ question, answer: '', draft: 'I was six' }] } },
      { editedAt: 1, questions: { items: [{ question, answer: 'I was six years old.' }] } },
    );
    expect(merged.questions?.items).toEqual([{ question, answer: 'I was six years old.' }]);
  });

  const orders = (base: string, mine: string, theirs: string) =>
    mergeForm(
      { 'value-order': base.split(' ') },
      { editedAt: 2, 'value-order': mine.split(' ') },
      { editedAt: 1, 'value-order': theirs.split(' ') },
    )['value-order']?.join(' ');

  test('values added on both devices are both in, one taken out is out', () => {
    expect(
      orders('Love Trust Order Play Rest', 'Trust Love Play Rest Courage', 'Love Trust Order Play Rest Growth'),
    ).toBe('Trust Love Play Rest Courage Growth');
  });

  test('an order that would no longer be five to ten stays the newer one', () => {
    expect(orders('A B C D E', 'A B C D E F G H', 'A B C D E I J K')).toBe('A B C D E F G H');
    expect(orders('A B C D E F', 'A B C D E', 'B C D E F')).toBe('A B C D E');
  });

  test('of two core values the newer one counts: there is only one', () => {
    expect(
      mergeForm({}, { editedAt: 1, 'core-value': 'Love' }, { editedAt: 2, 'core-value': 'Trust' })['core-value'],
    ).toBe('Trust');
  });

  test('the values of a choice are brought together, in the form they are saved in', () => {
    const chosen = (editedAt: number, values: string): SurveyForm => ({ editedAt, 'disappointment-values': values });
    expect(
      mergeForm(chosen(0, 'Trust'), chosen(2, 'Trust,Love'), chosen(1, 'Trust, Joy'))['disappointment-values'],
    ).toBe('Trust,Love,Joy');
  });

  test('of two pending questions one waits', () => {
    const pending = (question: string, editedAt: number): SurveyForm => ({
      editedAt,
      questions: { items: [{ question, answer: '' }] },
    });
    expect(mergeForm({}, pending('A', 1), pending('B', 2)).questions?.items).toEqual([{ question: 'B', answer: '' }]);
  });

  test('a skipped question and an answer to it become the answer', () => {
    const item = (answer: string, rest: object = {}) => ({
      questions: { items: [{ question: 'Q1', answer, ...rest }] },
    });
    const skipped = item(SKIPPED_ANSWER, { skipped: true });
    const merged = mergeForm(item(''), skipped, item('told after all'));
    expect(merged.questions?.items).toEqual([{ question: 'Q1', answer: 'told after all' }]);
    expect(mergeForm(item(''), skipped, item(''))).toEqual(skipped);
  });

  test('two answers that do not fit into one are both kept, and the newer one counts', () => {
    const item = (answer: string, editedAt: number) => ({
      editedAt,
      questions: { items: [{ question: 'Q1', answer }] },
    });
    const [newer, older] = ['n'.repeat(9_000), 'o'.repeat(9_000)];
    const merged = mergeForm(item('', 0), item(newer, 2), item(older, 1)).questions?.items[0];
    expect(merged?.answer).toBe(newer);
    expect(merged?.draft).toContain(older);
  });

  test('the earlier versions of both devices are kept in the order of time', () => {
    const item = (text: string, replacedAt: number) => ({
      questions: { items: [{ question: 'Q1', answer: text, earlier: [{ text: `before ${text}`, replacedAt }] }] },
    });
    const merged = mergeForm({}, item('one', 5), item('two', 3)).questions?.items[0];
    expect(merged?.earlier?.map(({ text }) => text)).toEqual(['before two', 'before one']);
  });
});
