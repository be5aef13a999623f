import { CONFIRM_MESSAGES } from '@lf/domain/messages/confirm-fingerprint';
import { RadioGroup } from '../../../components/ui/radio-group.tsx';
import { useLater } from '../../../lib/later.ts';
import { useSurvey } from '../session/survey-context.ts';
import { useDetectedValues } from '../values/use-detected-values.ts';
import { archetypeTexts } from './archetype-texts.ts';
import { chooseArchetype, choicesOf, type OfferedTrigger, offeredTriggers } from './final-result.ts';
import { TriggerChoice } from './trigger-choice.tsx';
import styles from './final-choices.module.css';

/** Before everything is final: what was not told can be chosen, what was only suggested can be unticked. */
export function FinalChoices() {
  const { form } = useSurvey();
  const { result } = useDetectedValues();
  const texts = useLater(archetypeTexts);
  if (result === undefined) return null;
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
