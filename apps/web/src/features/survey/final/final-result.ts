import type * as ArchetypeTexts from '@lf/domain/archetype-choices';
import { TRIGGERS_OFFERED_MAX } from '@lf/domain/limits';
import type { SurveyForm, DetectedResult } from '@lf/contract/form-data';
import type { ArchetypeParts, TriggerParts } from '@lf/contract/survey';

/** What is decided last, before the values are final: how one guards oneself, and what brings it out. */

/** What is known about the archetypes; undefined until it has come. */
type Texts = typeof ArchetypeTexts | undefined;

type Confirm = NonNullable<SurveyForm['confirm-fingerprint']>;
const confirmOf = (form: SurveyForm): Confirm => form['confirm-fingerprint'] ?? {};
const withConfirm = (form: SurveyForm, change: Confirm): SurveyForm => ({
  ...form,
  'confirm-fingerprint': { ...confirmOf(form), ...change },
});

interface OfferedArchetype extends ArchetypeTexts.ArchetypeChoice {
  readonly explanation?: string | undefined;
  readonly parts?: ArchetypeParts | undefined;
}

/** The descriptions to choose from; none where the person told how they cope. */
export function choicesOf(detected: DetectedResult, texts: Texts): readonly OfferedArchetype[] {
  if (detected.archetype_evidence !== undefined) return [];
  return detected.archetype_choices ?? texts?.archetypeChoices(detected.archetype) ?? [];
}

/** Whether what is offered cannot be told before the texts of the archetypes are here. */
export function needsTexts(form: SurveyForm, detected: DetectedResult): boolean {
  if (detected.archetype_evidence !== undefined) return false;
  const isAnother = finalArchetype(form, detected, undefined).archetype !== detected.archetype;
  return detected.archetype_choices === undefined || isAnother;
}

/** The choice that the person made, if they were asked and did not leave it open. */
function chosenArchetype(form: SurveyForm, detected: DetectedResult, texts: Texts): OfferedArchetype | undefined {
  const { archetype } = confirmOf(form);
  return choicesOf(detected, texts).find((choice) => choice.archetype === archetype);
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
export function finalArchetype(form: SurveyForm, detected: DetectedResult, texts: Texts): FinalArchetype {
  const chosen = chosenArchetype(form, detected, texts);
  return chosen === undefined
    ? { archetype: detected.archetype, explanation: detected.archetype_explanation, parts: detected.archetype_parts }
    : {
        archetype: chosen.archetype,
        explanation: chosen.explanation ?? texts?.chosenArchetypeText(chosen) ?? '',
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
export function offeredTriggers(form: SurveyForm, detected: DetectedResult, texts: Texts): readonly OfferedTrigger[] {
  const { untickedTriggers = [] } = confirmOf(form);
  const told = detected.trigger_evidence ?? [];
  const toldNames = detected.triggers.filter((name) => told.some(({ trigger }) => trigger === name));
  const { archetype } = finalArchetype(form, detected, texts);
  const asDetected = (name: string) => ({
    name,
    explanation: detected.triggers_explanation[name] ?? '',
    parts: detected.trigger_parts?.[name],
  });
  const suggested =
    archetype === detected.archetype
      ? detected.triggers.filter((name) => !toldNames.includes(name)).map(asDetected)
      : (texts?.suggestedTriggers(archetype, form['value-order'] ?? [], toldNames) ?? []).map(
          ({ name, touches, repair }) => ({
            name,
            explanation: `${touches} ${repair}`,
            parts: { why: touches, move: repair },
          }),
        );
  return [...toldNames.map(asDetected), ...suggested].slice(0, TRIGGERS_OFFERED_MAX).map((trigger) => ({
    ...trigger,
    quote: told.find((one) => one.trigger === trigger.name)?.quote,
    isTicked: !untickedTriggers.includes(trigger.name),
  }));
}

export function tickTrigger(form: SurveyForm, name: string, isTicked: boolean): SurveyForm {
  const others = (confirmOf(form).untickedTriggers ?? []).filter((other) => other !== name);
  return withConfirm(form, { untickedTriggers: isTicked ? others : [...others, name] });
}
