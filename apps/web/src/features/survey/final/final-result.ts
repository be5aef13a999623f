import {
  archetypeChoices,
  chosenArchetypeText,
  suggestedTriggers,
  triggerText,
  type ArchetypeChoice,
} from '@lf/domain/archetype-choices';
import { TRIGGERS_OFFERED_MAX } from '@lf/domain/limits';
import type { FormData, HeardResult } from '@lf/contract/form-data';

/** What is decided last, before the values are final: how one guards oneself, and what brings it out. */

type Confirm = NonNullable<FormData['confirm-fingerprint']>;
const confirmOf = (form: FormData): Confirm => form['confirm-fingerprint'] ?? {};
const withConfirm = (form: FormData, change: Confirm): FormData => ({
  ...form,
  'confirm-fingerprint': { ...confirmOf(form), ...change },
});

/** The descriptions to choose from; none where the person told how they cope. */
export function choicesOf(heard: HeardResult): readonly ArchetypeChoice[] {
  if (heard.archetype_evidence !== undefined) return [];
  return heard.archetype_choices ?? archetypeChoices(heard.archetype);
}

/** The choice that the person made, if they were asked and did not leave it open. */
function chosenArchetype(form: FormData, heard: HeardResult): ArchetypeChoice | undefined {
  const { archetype } = confirmOf(form);
  return choicesOf(heard).find((choice) => choice.archetype === archetype);
}

export function chooseArchetype(form: FormData, archetype: string): FormData {
  return withConfirm(form, { archetype });
}

/** The archetype of the result, and what is said about it. */
export function finalArchetype(form: FormData, heard: HeardResult): { archetype: string; explanation: string } {
  const chosen = chosenArchetype(form, heard);
  return chosen === undefined
    ? { archetype: heard.archetype, explanation: heard.archetype_explanation }
    : { archetype: chosen.archetype, explanation: chosenArchetypeText(chosen) };
}

export interface OfferedTrigger {
  readonly name: string;
  readonly explanation: string;
  /** The sentence it was told in; without one it is a suggestion. */
  readonly quote: string | undefined;
  readonly isTicked: boolean;
}

/** Triggers that were told first, then suggestions: of the archetype that the person chose, where it is another one. */
export function offeredTriggers(form: FormData, heard: HeardResult): readonly OfferedTrigger[] {
  const { untickedTriggers = [] } = confirmOf(form);
  const told = heard.trigger_evidence ?? [];
  const toldNames = heard.triggers.filter((name) => told.some(({ trigger }) => trigger === name));
  const { archetype } = finalArchetype(form, heard);
  const suggested =
    archetype === heard.archetype
      ? heard.triggers
          .filter((name) => !toldNames.includes(name))
          .map((name) => ({ name, explanation: heard.triggers_explanation[name] ?? '' }))
      : suggestedTriggers(archetype, form['value-order'] ?? [], toldNames).map((trigger) => ({
          name: trigger.name,
          explanation: triggerText(trigger),
        }));
  return [...toldNames.map((name) => ({ name, explanation: heard.triggers_explanation[name] ?? '' })), ...suggested]
    .slice(0, TRIGGERS_OFFERED_MAX)
    .map(({ name, explanation }) => ({
      name,
      explanation,
      quote: told.find(({ trigger }) => trigger === name)?.quote,
      isTicked: !untickedTriggers.includes(name),
    }));
}

export function tickTrigger(form: FormData, name: string, isTicked: boolean): FormData {
  const others = (confirmOf(form).untickedTriggers ?? []).filter((other) => other !== name);
  return withConfirm(form, { untickedTriggers: isTicked ? others : [...others, name] });
}
