import { PHILOSOPHY_CHARACTERS_MAX } from '@lf/contract/limits';
import { narrativeValues } from '@lf/domain/classic/narrative-values';
import { philosophyProblem } from '@lf/domain/classic/readiness';
import { CLASSIC_NARRATIVE_MESSAGES } from '@lf/domain/messages/classic-narrative';
import { Button } from '../../components/ui/button.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { TextArea } from '../../components/ui/text-area.tsx';
import { useLater } from '../../lib/later.ts';
import { narrativeArchetype } from './late-archetype.ts';
import type { ClassicBodyProps } from './classic-body.ts';
import styles from './craft-narrative.module.css';

const TEXTS = CLASSIC_NARRATIVE_MESSAGES;

/** About as many as its texts have. */
const ARCHETYPE_LINES = 8;

/** The draft by rules, for the person to change. While nothing is changed the draft follows the answers. */
export function CraftNarrative({ answers, change }: ClassicBodyProps) {
  const { code: archetype } = useLater(narrativeArchetype);
  const { valuesExplanation, valuesPhilosophy: draft } = narrativeValues({ ...answers, philosophy: '' });
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
            {valuesExplanation.map(([value, why]) => (
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
          {archetype === undefined ? (
            <Skeleton label={TEXTS.archetype} lines={ARCHETYPE_LINES} />
          ) : (
            <archetype.NarrativeArchetype answers={answers} />
          )}
        </section>
      </div>
    </div>
  );
}
