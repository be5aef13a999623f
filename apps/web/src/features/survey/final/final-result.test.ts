import * as texts from '@lf/domain/archetype-choices';
import { describe, expect, test } from 'vitest';
import {
  chooseArchetype,
  choicesOf,
  finalArchetype,
  needsTexts,
  offeredTriggers,
  tickTrigger,
} from './final-result.ts';
import type { SurveyForm, DetectedResult } from '@lf/contract/form-data';

const at = { answer: 0, quote: 'He left me standing there.', start: 0, end: 26 };
const detected: DetectedResult = {
  value_drivers: { core_value_drivers: [], vehicle_value_drivers: [], outcome_value_drivers: [] },
  value_drivers_explanation: {},
  archetype: 'Rescuer',
  archetype_explanation: 'This is a suggestion.',
  archetype_choices: [
    { archetype: 'Rescuer', description: 'You help.' },
    { archetype: 'Fortress', description: 'You go quiet.' },
    { archetype: 'Commander', description: 'You take charge.' },
  ],
  triggers: ['Suffering ignored', 'Someone left alone'],
  triggers_explanation: { 'Suffering ignored': 'You see it.', 'Someone left alone': 'You stay.' },
  trigger_evidence: [{ trigger: 'Someone left alone', ...at }],
};
const names = (form: SurveyForm, result = detected) => offeredTriggers(form, result, texts).map(({ name }) => name);

describe('the archetype', () => {
  test('is asked for only where none was told', () => {
    expect(choicesOf(detected, texts)).toHaveLength(3);
    expect(choicesOf({ ...detected, archetype_evidence: at }, texts)).toEqual([]);
  });

  test('an engine that offers no descriptions leaves it to the product', () => {
    const { archetype_choices: _choices, ...rest } = detected;
    expect(choicesOf(rest, texts).map(({ archetype }) => archetype)).toContain('Rescuer');
  });

  test('left open, it is the closest; chosen, it is the person’s', () => {
    expect(finalArchetype({}, detected, texts)).toEqual({ archetype: 'Rescuer', explanation: 'This is a suggestion.' });
    expect(finalArchetype(chooseArchetype({}, 'Fortress'), detected, texts)).toMatchObject({ archetype: 'Fortress' });
    expect(finalArchetype(chooseArchetype({}, 'Rescuer'), detected, texts).explanation).toMatch(/^You chose/u);
    expect(finalArchetype(chooseArchetype(chooseArchetype({}, 'Fortress'), ''), detected, texts).archetype).toBe(
      'Rescuer',
    );
  });

  test('a choice made before the person told how they cope does not count any more', () => {
    expect(
      finalArchetype(chooseArchetype({}, 'Fortress'), { ...detected, archetype_evidence: at }, texts).archetype,
    ).toBe('Rescuer');
  });
});

describe('the texts of all archetypes', () => {
  test('are waited for where the service offers no descriptions, or another archetype was chosen', () => {
    const { archetype_choices: _choices, ...rest } = detected;
    expect(needsTexts({}, rest)).toBe(true);
    expect(needsTexts(chooseArchetype({}, 'Fortress'), detected)).toBe(true);
  });

  test('are not waited for where everything offered is in what was detected', () => {
    expect(needsTexts({}, detected)).toBe(false);
    expect(needsTexts(chooseArchetype({}, 'Rescuer'), detected)).toBe(false);
    expect(needsTexts(chooseArchetype({}, 'Fortress'), { ...detected, archetype_evidence: at })).toBe(false);
  });
});

describe('triggers', () => {
  test('told ones come first with their sentence, the others are suggestions', () => {
    expect(offeredTriggers({}, detected, texts)).toEqual([
      { name: 'Someone left alone', explanation: 'You stay.', quote: at.quote, isTicked: true },
      { name: 'Suffering ignored', explanation: 'You see it.', quote: undefined, isTicked: true },
    ]);
  });

  test('of another archetype come its own suggestions, to make three', () => {
    const [first, ...suggested] = names({ ...chooseArchetype({}, 'Fortress'), 'value-order': ['Trust'] });
    expect(first).toBe('Someone left alone');
    expect(suggested).toHaveLength(2);
    expect(suggested).toContain('Betrayed trust');
  });

  test('an unticked one stays unticked, and can be ticked again', () => {
    const out = tickTrigger({}, 'Suffering ignored', false);
    expect(offeredTriggers(out, detected, texts).map(({ isTicked }) => isTicked)).toEqual([true, false]);
    expect(offeredTriggers(tickTrigger(out, 'Suffering ignored', true), detected, texts)[1]?.isTicked).toBe(true);
  });

  test('an engine that tells no sentences suggests all of them', () => {
    const { trigger_evidence: _evidence, ...rest } = detected;
    expect(names({}, rest)).toEqual(['Suffering ignored', 'Someone left alone']);
  });
});
