import { useEffect, useId, useRef, useState } from 'react';
import { POTENTIAL_VALUES_MESSAGES } from '@lf/domain/messages/potential-values';
import { Button } from '../../../components/ui/button.tsx';
import { Checkbox } from '../../../components/ui/checkbox.tsx';
import { VisuallyHidden } from '../../../components/ui/visually-hidden.tsx';
import { useSurvey } from '../session/survey-context.ts';
import { rename, takenNames, tick, typedWord, wordsFor, type Proposal } from './proposals.ts';
import { WordChoice } from './word-choice.tsx';
import styles from './proposed-value.module.css';

interface ProposedValueProps {
  readonly proposal: Proposal;
  /** The whole checklist: a word of another row is not offered again. */
  readonly proposals: readonly Proposal[];
  /** It has just come into the list. */
  readonly isNew: boolean;
}

/** A sentence of the person's with a word for it, which they tick or change. */
export function ProposedValue({ proposal, proposals, isNew }: ProposedValueProps) {
  const { form, change } = useSurvey();
  const panel = useId();
  const row = useRef<HTMLLIElement>(null);
  const { id, name, sentence, text, isTicked } = proposal;
  const [open, setOpen] = useState(typedWord(form, id) !== '');

  useEffect(() => {
    if (isNew) row.current?.querySelector('input')?.focus();
  }, [isNew]);

  function use(word: string): void {
    change((now) => rename(now, proposal, word));
    setOpen(false);
    // The word's button is gone; the row says its new name.
    row.current?.querySelector('input')?.focus();
  }

  return (
    <li ref={row} className={styles.proposed} data-kept={isTicked}>
      <Checkbox
        label={<bdi className={styles.name}>{name}</bdi>}
        checked={isTicked}
        onChange={(event) => change((now) => tick(now, id, event.target.checked))}
        description={
          (sentence !== undefined || text !== '') && (
            <div className={styles.about}>
              {sentence && (
                <blockquote className={styles.quote} dir="auto">
                  {sentence.quote}
                </blockquote>
              )}
              {text && <p dir="auto">{text}</p>}
            </div>
          )
        }
      />
      <div className={styles.word}>
        <Button
          variant="quiet"
          className={styles.another}
          aria-expanded={open}
          aria-controls={panel}
          onClick={() => setOpen(!open)}
        >
          {POTENTIAL_VALUES_MESSAGES.anotherWord}
          <VisuallyHidden>{POTENTIAL_VALUES_MESSAGES.anotherWordThan(name)}</VisuallyHidden>
        </Button>
        <div id={panel} hidden={!open}>
          {open && (
            <WordChoice
              id={id}
              label={POTENTIAL_VALUES_MESSAGES.otherWords}
              words={wordsFor(proposal.alternatives, proposals)}
              taken={takenNames(proposals, id)}
              onWord={use}
            />
          )}
        </div>
      </div>
    </li>
  );
}
