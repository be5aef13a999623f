import { useState } from 'react';
import type { DetectedResult } from '@lf/contract/form-data';
import { CONFIRM_MESSAGES } from '@lf/domain/messages/confirm-fingerprint';
import { RadioGroup } from '../../../components/ui/radio-group.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { useSurvey } from '../session/survey-context.ts';
import { useDetectedValues } from '../values/use-detected-values.ts';
import { chooseArchetype, choicesOf, needsTexts, type OfferedTrigger, offeredTriggers } from './final-result.ts';
import { TriggerChoice } from './trigger-choice.tsx';
import { useArchetypeTexts } from './use-archetype-texts.ts';
import styles from './final-choices.module.css';

/** Before everything is final: what was not told can be chosen, what was only suggested can be unticked. */
export function FinalChoices() {
  const { result, failure } = useDetectedValues();
  if (result !== undefined) return <Choices result={result} />;
  return failure.length === 0 ? <Waiting /> : null;
}

/** Answers have changed since they were read. The buttons below wait, too: what comes here would move them. */
function Waiting() {
  return (
    <div className={styles.waiting}>
      <p className={styles.lead} aria-hidden="true">
        {CONFIRM_MESSAGES.reading}
      </p>
      <Skeleton label={CONFIRM_MESSAGES.reading} lines={5} />
    </div>
  );
}

function Choices({ result }: { readonly result: DetectedResult }) {
  const { form } = useSurvey();
  const { texts, areComing } = useArchetypeTexts();
  // Decided once: a choice that is made here does not take the others away.
  const [waitsForTexts] = useState(() => needsTexts(form, result));
  if (waitsForTexts && areComing) return <Skeleton label={CONFIRM_MESSAGES.tense} lines={5} />;
  const triggers = offeredTriggers(form, result, texts);
  return (
    <>
      <ArchetypeQuestion choices={choicesOf(result, texts)} />
      {triggers.length > 0 && <Triggers triggers={triggers} />}
    </>
  );
}

function ArchetypeQuestion({ choices }: { readonly choices: ReturnType<typeof choicesOf> }) {
  const { form, change } = useSurvey();
  if (choices.length === 0) return null;
  return (
    <RadioGroup
      legend={<span className={styles.title}>{CONFIRM_MESSAGES.tense}</span>}
      name="archetype"
      value={form['confirm-fingerprint']?.archetype ?? ''}
      onChange={(archetype) => change((now) => chooseArchetype(now, archetype))}
      options={[
        ...choices.map(({ archetype, description }) => ({ value: archetype, label: description })),
        { value: '', label: CONFIRM_MESSAGES.tenseOpen, description: CONFIRM_MESSAGES.tenseOpenHelp },
      ]}
    />
  );
}

function Triggers({ triggers }: { readonly triggers: readonly OfferedTrigger[] }) {
  return (
    <fieldset className={styles.triggers}>
      <legend className={styles.title}>{CONFIRM_MESSAGES.triggers}</legend>
      <p className={styles.lead}>{CONFIRM_MESSAGES.triggersLead}</p>
      {triggers.map((trigger) => (
        <TriggerChoice key={trigger.name} trigger={trigger} />
      ))}
    </fieldset>
  );
}
