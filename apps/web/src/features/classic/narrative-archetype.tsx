import type { ClassicAnswers } from '@lf/domain/classic/answers';
import { narrativeArchetype } from '@lf/domain/classic/narrative';
import { CLASSIC_NARRATIVE_MESSAGES } from '@lf/domain/messages/classic-narrative';
import styles from './craft-narrative.module.css';

/** How one guards oneself, by the same rules, and what brings it out. */
export function NarrativeArchetype({ answers }: { readonly answers: ClassicAnswers }) {
  const { archetype, archetypeExplanation, triggers } = narrativeArchetype(answers);
  return (
    <>
      <p>
        <strong>{archetype}</strong> <span className={styles.why}>{archetypeExplanation}</span>
      </p>
      <h2 className={styles.title}>{CLASSIC_NARRATIVE_MESSAGES.triggers}</h2>
      <ul className={styles.triggers}>
        {triggers.map((trigger) => (
          <li key={trigger}>{trigger}</li>
        ))}
      </ul>
    </>
  );
}
