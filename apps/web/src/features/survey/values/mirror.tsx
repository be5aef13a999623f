import { useState } from 'react';
import { ANSWER_CHARACTERS_MAX } from '@lf/contract/limits';
import { Button } from '../../../components/ui/button.tsx';
import { TextArea } from '../../../components/ui/text-area.tsx';
import { useSurvey } from '../session/survey-context.ts';
import styles from './mirror.module.css';

/** What is being written about the mirror, before it counts. */
const draftOf = (correctionDraft: unknown): string | undefined =>
  typeof correctionDraft === 'string' ? correctionDraft : undefined;

/** "Here is what I heard", for the person to set right; their words count as one more answer. */
export function Mirror({ sentences }: { readonly sentences: readonly string[] }) {
  const { form, change } = useSurvey();
  const { correction = '', correctionDraft } = form['potential-values'] ?? {};
  const text = draftOf(correctionDraft) ?? correction;
  const [open, setOpen] = useState(text !== '');
  const set = (fields: Record<string, string | undefined>) =>
    change((now) => ({ ...now, 'potential-values': { ...now['potential-values'], ...fields } }));

  return (
    <section className={styles.mirror} aria-labelledby="mirror-title">
      <h2 id="mirror-title" className={styles.title}>
        Here is what I heard
      </h2>
      <div className={styles.sentences}>
        {sentences.map((sentence) => (
          <p key={sentence} dir="auto">
            {sentence}
          </p>
        ))}
      </div>
      {!open && (
        <Button variant="quiet" className={styles.correct} onClick={() => setOpen(true)}>
          Something is not right
        </Button>
      )}
      {open && (
        <div className={styles.correction}>
          <TextArea
            label="What did I hear wrong, or what is missing?"
            hint="Your words count as one more answer, and I listen again."
            value={text}
            maxLength={ANSWER_CHARACTERS_MAX}
            rows={3}
            dir="auto"
            onChange={(event) => set({ correctionDraft: event.target.value })}
          />
          <Button
            variant="secondary"
            disabled={text.trim() === correction.trim()}
            onClick={() => set({ correction: text, correctionDraft: undefined })}
          >
            Listen again
          </Button>
        </div>
      )}
    </section>
  );
}
