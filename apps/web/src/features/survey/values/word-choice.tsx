import { problemText, wordProblem } from '@lf/domain/value-list';
import { POTENTIAL_VALUES_MESSAGES } from '@lf/domain/messages/potential-values';
import { isEmptyValue } from '@lf/domain/value-name';
import { Button } from '../../../components/ui/button.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { useSurvey } from '../session/survey-context.ts';
import { typedWord, typeWord } from './proposals.ts';
import styles from './word-choice.module.css';

interface WordChoiceProps {
  /** The row or sentence that the word is for: what is typed is kept under it. */
  readonly id: string;
  readonly label: string;
  /** One-tap choices, best first. */
  readonly words: readonly string[];
  /** Words that are in use elsewhere. */
  readonly taken: readonly string[];
  readonly onWord: (word: string) => void;
}

/** A word for a sentence: one of those on offer, or one's own. */
export function WordChoice({ id, label, words, taken, onWord }: WordChoiceProps) {
  const { form, change } = useSurvey();
  const typed = typedWord(form, id);
  const problem = wordProblem(taken, typed);

  return (
    <div className={styles.choice}>
      {words.length > 0 && (
        <ul className={styles.words} aria-label={label}>
          {words.map((word) => (
            <li key={word}>
              <button type="button" className={styles.word} onClick={() => onWord(word)}>
                <bdi>{word}</bdi>
              </button>
            </li>
          ))}
        </ul>
      )}
      <form
        className={styles.own}
        onSubmit={(event) => {
          event.preventDefault();
          if (problem === undefined && !isEmptyValue(typed)) onWord(typed);
        }}
      >
        <Field
          label={POTENTIAL_VALUES_MESSAGES.ownWord}
          value={typed}
          dir="auto"
          autoComplete="off"
          error={problem === undefined ? undefined : problemText(problem)}
          onChange={(event) => change((now) => typeWord(now, id, event.target.value))}
        />
        <Button type="submit" variant="secondary" disabled={problem !== undefined || isEmptyValue(typed)}>
          {POTENTIAL_VALUES_MESSAGES.takeWord}
        </Button>
      </form>
    </div>
  );
}
