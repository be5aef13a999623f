import { describe, expect, it } from 'vitest';
import {
  type Flow,
  flowOf,
  nextStep,
  previousStep,
  progressOf,
  resultPath,
  stepAt,
  stepPath,
  stepsOf,
  SURVEY_STEPS,
} from './survey-steps.ts';

const MAIN_ORDER =
  'before-we-begin about-you your-professional-life a-few-questions earliest-memory potential-values video-value-drivers add-values video-values-mapping value-order confirm-fingerprint';
const CLASSIC_ORDER =
  'before-we-begin not-very-much earliest-memory your-parents meaningful-relationship best-boss conflict-moment calculating-potential-values potential-values core-value mapping-question-1 mapping-question-2 test-your-value-drivers personal-choice personal-choice-values professional-choice professional-choice-values opportunity-conflict opportunity-conflict-values disappointment disappointment-values calculating-values classic-value-order craft-narrative building-fingerprint your-fingerprint-calculating your-fingerprint';

function walk(flow: Flow): string {
  const visited = ['before-we-begin'];
  for (let step = nextStep('before-we-begin', flow); step; step = nextStep(step.slug, flow)) visited.push(step.slug);
  return visited.join(' ');
}

describe('the step table', () => {
  it('walks the main order', () => expect(walk('main')).toBe(MAIN_ORDER));
  it('walks the classic order', () => expect(walk('classic')).toBe(CLASSIC_ORDER));

  it('names each step once', () => {
    expect(new Set(SURVEY_STEPS.map((step) => step.slug)).size).toBe(SURVEY_STEPS.length);
  });

  it.each([
    ['before-we-begin', 'main', undefined],
    ['about-you', 'main', 'before-we-begin'],
    ['earliest-memory', 'main', 'a-few-questions'],
    ['earliest-memory', 'classic', 'not-very-much'],
    ['potential-values', 'main', 'earliest-memory'],
    ['potential-values', 'classic', 'conflict-moment'],
    ['classic-value-order', 'classic', 'disappointment-values'],
    ['craft-narrative', 'classic', 'classic-value-order'],
    ['about-you', 'classic', undefined],
  ] as const)('back from %s in the %s flow is %s', (slug, flow, back) => {
    expect(previousStep(slug, flow)?.slug).toBe(back);
  });

  it('ends each flow with nothing after it, and a step of the other flow leads nowhere', () => {
    expect(nextStep('confirm-fingerprint', 'main')).toBeUndefined();
    expect(nextStep('your-fingerprint', 'classic')).toBeUndefined();
    expect(nextStep('about-you', 'classic')).toBeUndefined();
  });

  it.each(['main', 'classic'] as const)('counts the %s flow from 0 to 1, always rising', (flow) => {
    const fractions = stepsOf(flow).map((step) => progressOf(step.slug, flow).fraction);
    expect(fractions.at(0)).toBe(0);
    expect(fractions.at(-1)).toBe(1);
    expect(fractions).toEqual(fractions.toSorted((a, b) => a - b));
  });

  it('knows a step by its slug, its path and its flow', () => {
    expect(stepAt('nowhere')).toBeUndefined();
    expect(stepPath('value-order')).toBe('/digital-fingerprint/value-order');
    expect(resultPath('AB/1')).toBe('/digital-fingerprint/AB%2F1');
    const flows = (['about-you', 'best-boss', 'earliest-memory'] as const).map((slug) => {
      const step = stepAt(slug);
      return step && flowOf(step);
    });
    expect(flows).toEqual(['main', 'classic', undefined]);
  });
});
