import { describe, expect, test } from 'vitest';
import { SKIPPED_ANSWER } from '@lf/domain/question-budget';
import { detectedInOf } from '../interview/survey-data.ts';
import {
  pickSentence,
  proposalsOf,
  proposalsProblem,
  rename,
  tick,
  tickedOf,
  typedWord,
  typeWord,
  withResult,
  wordsFor,
  type Proposal,
} from './proposals.ts';
import { ownSentences } from './own-sentences.ts';
import type { SurveyForm, DetectedResult } from '@lf/contract/form-data';

const KEPT = 'She kept her promises.';
const ASKED = 'She asks why until there is nothing left to ask.';
const BUILT = 'I built a small library with eleven others.';
const FED = 'We ate at one long table.';

const told: SurveyForm = {
  questions: {
    items: [
      { question: 'Q1', answer: `${KEPT} ${FED}`, topic: 'promise' },
      { question: 'Q2', answer: ASKED },
      { question: 'Q3', answer: BUILT },
    ],
  },
};
const at = (answer: number, quote: string) => ({ answer, quote, start: 0, end: quote.length });
const result: DetectedResult = {
  value_drivers: { core_value_drivers: ['Trust'], vehicle_value_drivers: ['Curiosity'], outcome_value_drivers: [] },
  value_drivers_explanation: { Trust: `“${KEPT}” You keep yours.`, Curiosity: `“${ASKED}”` },
  explained: { Trust: { text: 'You keep yours.', quote: KEPT } },
  archetype: '',
  archetype_explanation: '',
  triggers: [],
  triggers_explanation: {},
  evidence: [
    { value: 'Trust', ...at(0, KEPT), side: 'lived', alternatives: ['Loyalty', 'Curiosity'], sure: true },
    { value: 'Curiosity', ...at(1, ASKED), alternatives: ['Wonder'] },
  ],
  sentences: [{ ...at(2, BUILT), alternatives: ['Community'] }],
};
const detected = withResult(told, result, detectedInOf(told));
const row = (form: SurveyForm, at = 0): Proposal => {
  const found = proposalsOf(form)[at];
  if (found === undefined) throw new Error(`no row ${at}`);
  return found;
};
const shown = (form: SurveyForm) => proposalsOf(form).map(({ name, isTicked }) => `${isTicked ? 'x' : '-'} ${name}`);

describe('the checklist', () => {
  test('ticks only what the service is sure of, each with its sentence and a plain line', () => {
    expect(shown(detected)).toEqual(['x Trust', '- Curiosity']);
    expect(row(detected)).toMatchObject({
      sentence: { quote: KEPT, side: 'lived', topic: 'promise' },
      text: 'You keep yours.',
    });
    expect(row(detected, 1)).toMatchObject({ sentence: { quote: ASKED }, text: '' });
  });

  test('a value without a sentence shows its explanation', () => {
    const { evidence: _, explained: __, ...bare } = result;
    const plain = { ...bare, value_drivers_explanation: { Trust: 'You hold your word.' } };
    expect(row(withResult(told, plain, detectedInOf(told)))).toMatchObject({
      sentence: undefined,
      text: 'You hold your word.',
      isTicked: false,
    });
  });

  test('another word keeps the sentence, ticks the row and is tidied; the first word can be had back', () => {
    const renamed = rename(detected, row(detected, 1), '  open  mind ');
    expect(shown(renamed)).toEqual(['x Trust', 'x Open mind']);
    expect(row(renamed, 1)).toMatchObject({ id: 'Curiosity', sentence: { quote: ASKED }, text: '' });
    expect(wordsFor(row(renamed, 1).alternatives, proposalsOf(renamed))).toEqual(['Curiosity', 'Wonder']);
    expect(shown(rename(renamed, row(renamed, 1), 'Curiosity'))).toEqual(['x Trust', 'x Curiosity']);
  });

  test('words that another row has are not offered', () => {
    expect(wordsFor(row(detected).alternatives, proposalsOf(detected))).toEqual(['Loyalty']);
  });

  test('a picked sentence comes in with its word, and goes out and in again by its tick', () => {
    const picked = pickSentence(detected, BUILT, 'community');
    expect(shown(picked)).toEqual(['x Trust', '- Curiosity', 'x Community']);
    expect(row(picked, 2)).toMatchObject({ sentence: { quote: BUILT }, alternatives: ['Community'] });
    expect(shown(tick(picked, BUILT, false))).toEqual(['x Trust', '- Curiosity', '- Community']);
    expect(shown(rename(picked, row(picked, 2), 'Service'))).toEqual(['x Trust', '- Curiosity', 'x Service']);
  });

  test('what is being typed is kept until the word is used', () => {
    const typing = typeWord(detected, 'Trust', 'faithf');
    expect(typedWord(typing, 'Trust')).toBe('faithf');
    expect(typedWord(rename(typing, row(typing), 'Faith'), 'Trust')).toBe('');
  });

  test('nothing ticked, and more than ten, are told', () => {
    expect(proposalsProblem(proposalsOf(tick(detected, 'Trust', false)))).toBe('none');
    expect(proposalsProblem(proposalsOf(detected))).toBeUndefined();
    const many = Array.from({ length: 10 }, (_, n) => `Sentence ${n}`).reduce(
      (form, quote) => pickSentence(form, quote, 'Word'),
      detected,
    );
    expect(proposalsProblem(proposalsOf(many))).toBe('too-many');
  });

  test('a record of an earlier version, which names the answers `heardIn`, keeps its result', () => {
    const { detectedIn, ...potential } = detected['potential-values'] ?? {};
    const before: SurveyForm = { ...detected, 'potential-values': { ...potential, heardIn: detectedIn } };
    expect(shown(before)).toEqual(shown(detected));
    const again = withResult(before, result, detectedInOf(before));
    expect(again['potential-values']).toMatchObject({ detectedIn, heardIn: undefined });
  });

  test('detected again: what was left out stays out, what was ticked and named stays', () => {
    const decided = rename(tick(detected, 'Trust', false), row(detected, 1), 'Wonder');
    expect(shown(withResult(decided, result, detectedInOf(told)))).toEqual(['- Trust', 'x Wonder']);
  });

  test('detected again without a ticked value whose sentence still stands: the row stays', () => {
    const [, curiosity] = result.evidence ?? [];
    const less = {
      ...result,
      value_drivers: { ...result.value_drivers, core_value_drivers: [] },
      evidence: curiosity ? [curiosity] : [],
    };
    expect(shown(withResult(detected, less, detectedInOf(told)))).toEqual(['- Curiosity', 'x Trust']);
    expect(shown(withResult(tick(detected, 'Trust', false), less, detectedInOf(told)))).toEqual(['- Curiosity']);
  });

  test('detected again with another value behind the sentence of a ticked one: both rows are there', () => {
    const [trust, curiosity] = result.evidence ?? [];
    const other = {
      ...result,
      value_drivers: { ...result.value_drivers, core_value_drivers: ['Loyalty'] },
      evidence: [...(trust ? [{ ...trust, value: 'Loyalty', sure: false }] : []), ...(curiosity ? [curiosity] : [])],
    };
    expect(shown(withResult(detected, other, detectedInOf(told)))).toEqual(['- Loyalty', '- Curiosity', 'x Trust']);
  });

  test('whoever skipped everything is proposed nothing', () => {
    const skipped: SurveyForm = { questions: { items: [{ question: 'Q', answer: SKIPPED_ANSWER, skipped: true }] } };
    expect(tickedOf(withResult(skipped, result, detectedInOf(skipped)))).toEqual([]);
    expect(proposalsOf(withResult(skipped, result, detectedInOf(skipped)))).toEqual([]);
  });
});

describe('own sentences', () => {
  const quotes = (form: SurveyForm, used: readonly string[] = []) => {
    const { telling, others } = ownSentences(form, used);
    return [telling, others].map((sentences) => sentences.map(({ quote }) => quote));
  };

  test('the telling ones first, then all others, none twice and none that is in use', () => {
    expect(quotes(detected, [KEPT, ASKED])).toEqual([[BUILT], [FED]]);
  });

  const help = { message: 'Help', resources: [] };

  test('nothing of an answer that was met with the safety notice is offered', () => {
    const items = told.questions?.items.map((item, n) => (n === 1 ? { ...item, safety: help } : item)) ?? [];
    const careful = withResult(
      { questions: { items } },
      { ...result, sentences: [], safety: help },
      detectedInOf(told),
    );
    expect(quotes(careful)).toEqual([[], [ASKED, BUILT]]);
  });

  test('where the notice came at the end, only what the service vouches for is offered', () => {
    expect(quotes(withResult(told, { ...result, safety: help }, detectedInOf(told)))).toEqual([[BUILT], []]);
  });
});
