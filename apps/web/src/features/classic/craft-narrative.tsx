import { PHILOSOPHY_CHARACTERS_MAX } from '@lf/contract/limits';
import { craftNarrative } from '@lf/domain/classic/narrative';
import { philosophyProblem } from '@lf/domain/classic/readiness';
import { CLASSIC_MESSAGES } from '@lf/domain/messages/classic';
import { Button } from '../../components/ui/button.tsx';
import { TextArea } from '../../components/ui/text-area.tsx';
import type { ClassicBodyProps } from './classic-body.ts';
import styles from './craft-narrative.module.css';

const TEXTS = CLASSIC_MESSAGES.narrative;

/** The draft by rules, for the person to change. While nothing is changed the draft follows the answers. */
export function CraftNarrative({ answers, change }: ClassicBodyProps) {
  const narrative = craftNarrative(answers);
  const draft = craftNarrative({ ...answers, philosophy: '' }).valuesPhilosophy;
  const text = answers.philosophy === '' ? draft : answers.philosophy;
  return (
    <div className={styles.craft}>
      <div className={styles.text}>
        <p>{TEXTS.intro}</p>
        <TextArea
          label={TEXTS.label}
          value={text}
          rows={12}
          maxLength={PHILOSOPHY_CHARACTERS_MAX}
          error={philosophyProblem(answers.philosophy)}
          // A space tells the emptied field from the untouched one.
          onChange={(event) => change((now) => ({ ...now, philosophy: event.target.value || ' ' }))}
        />
        {text !== draft && (
          <div>
            <Button variant="quiet" onClick={() => change((now) => ({ ...now, philosophy: '' }))}>
              {TEXTS.restore}
            </Button>
          </div>
        )}
      </div>
      <div className={styles.rest}>
        <section aria-labelledby="narrative-values">
          <h2 id="narrative-values" className={styles.title}>
            {TEXTS.values}
          </h2>
          <ol className={styles.values}>
            {narrative.valuesExplanation.map(([value, why]) => (
              <li key={value}>
                <strong>{value}</strong> <span className={styles.why}>{why}</span>
              </li>
            ))}
          </ol>
        </section>
        <section aria-labelledby="narrative-archetype">
          <h2 id="narrative-archetype" className={styles.title}>
            {TEXTS.archetype}
          </h2>
          <p>
            <strong>{narrative.archetype}</strong> <span className={styles.why}>{narrative.archetypeExplanation}</span>
          </p>
          <h2 className={styles.title}>{TEXTS.triggers}</h2>
          <ul className={styles.triggers}>
            {narrative.triggers.map((trigger) => (
              <li key={trigger}>{trigger}</li>
            ))}
          </ul>
        </section>
      </div>
    </div>
  );
}
