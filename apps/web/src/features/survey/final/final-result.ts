import {
  archetypeChoices,
  chosenArchetypeText,
  suggestedTriggers,
  type ArchetypeChoice,
} from '@lf/domain/archetype-choices';
import { TRIGGERS_OFFERED_MAX } from '@lf/domain/limits';
import type { SurveyForm, HeardResult } from '@lf/contract/form-data';
import type { ArchetypeParts, TriggerParts } from '@lf/contract/survey';

/** What is decided last, before the values are final: how one guards oneself, and what brings it out. */

type Confirm = NonNullable<SurveyForm['confirm-fingerprint']>;
const confirmOf = (form: SurveyForm): Confirm => form['confirm-fingerprint'] ?? {};
const withConfirm = (form: SurveyForm, change: Confirm): SurveyForm => ({
  ...form,
  'confirm-fingerprint': { ...confirmOf(form), ...change },
});

interface OfferedArchetype extends ArchetypeChoice {
  readonly explanation?: string | undefined;
  readonly parts?: ArchetypeParts | undefined;
}

/** The descriptions to choose from; none where the person told how they cope. */
export function choicesOf(heard: HeardResult): readonly OfferedArchetype[] {
  if (heard.archetype_evidence !== undefined) return [];
  return heard.archetype_choices ?? archetypeChoices(heard.archetype);
}

/** The choice that the person made, if they were asked and did not leave it open. */
function chosenArchetype(form: SurveyForm, heard: HeardResult): OfferedArchetype | undefined {
  const { archetype } = confirmOf(form);
  return choicesOf(heard).find((choice) => choice.archetype === archetype);
}

export function chooseArchetype(form: SurveyForm, archetype: string): SurveyForm {
  return withConfirm(form, { archetype });
}

interface FinalArchetype {
  readonly archetype: string;
  readonly explanation: string;
  /** What the explanation is made of, where the service told. */
  readonly parts: ArchetypeParts | undefined;
}

/** The archetype of the result, and what is said about it. */
export function finalArchetype(form: SurveyForm, heard: HeardResult): FinalArchetype {
  const chosen = chosenArchetype(form, heard);
  return chosen === undefined
    ? { archetype: heard.archetype, explanation: heard.archetype_explanation, parts: heard.archetype_parts }
    : {
        archetype: chosen.archetype,
        explanation: chosen.explanation ?? chosenArchetypeText(chosen),
        parts: chosen.parts,
      };
}

export interface OfferedTrigger {
  readonly name: string;
  readonly explanation: string;
  readonly parts: TriggerParts | undefined;
  /** The sentence it was told in; without one it is a suggestion. */
  readonly quote: string | undefined;
  readonly isTicked: boolean;
}

/** Triggers that were told first, then suggestions: of the archetype that the person chose, where it is another one. */
export function offeredTriggers(form: SurveyForm, heard: HeardResult): readonly OfferedTrigger[] {
  const { untickedTriggers = [] } = confirmOf(form);
  const told = heard.trigger_evidence ?? [];
  const toldNames = heard.triggers.filter((name) => told.some(({ trigger }) => trigger === name));
  const { archetype } = finalArchetype(form, heard);
  const asHeard = (name: string) => ({
    name,
    explanation: heard.triggers_explanation[name] ?? '',
    parts: heard.trigger_parts?.[name],
  });
  const suggested =
    archetype === heard.archetype
      ? heard.triggers.filter((name) => !toldNames.includes(name)).map(asHeard)
      : suggestedTriggers(archetype, form['value-order'] ?? [], toldNames).map(({ name, touches, repair }) => ({
          name,
          explanation: `${touches} ${repair}`,
          parts: { why: touches, move: repair },
        }));
  return [...toldNames.map(asHeard), ...suggested].slice(0, TRIGGERS_OFFERED_MAX).map((trigger) => ({
    ...trigger,
    quote: told.find((one) => one.trigger === trigger.name)?.quote,
    isTicked: !untickedTriggers.includes(trigger.name),
  }));
}

export function tickTrigger(form: SurveyForm, name: string, isTicked: boolean): SurveyForm {
  const others = (confirmOf(form).untickedTriggers ?? []).filter((other) => other !== name);
  return withConfirm(form, { untickedTriggers: isTicked ? others : [...others, name] });
}
