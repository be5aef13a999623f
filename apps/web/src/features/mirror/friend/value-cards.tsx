import { MIRROR_FRIEND_MESSAGES as WORDS } from '@lf/domain/messages/mirror-friend';
import { useId, useState } from 'react';
import { Checkbox } from '../../../components/ui/checkbox.tsx';
import { classNames } from '../../../components/ui/class-names.ts';
import { isFull, type ReplyDraft } from './reply-draft.ts';
import styles from './value-cards.module.css';

interface ValueCardsProps {
  readonly cards: readonly { readonly value: string; readonly text: string }[];
  readonly draft: ReplyDraft;
  /** On its way: it can be read, and not changed. */
  readonly isFrozen: boolean;
  readonly error: string | undefined;
  readonly onToggle: (value: string) => void;
}

/**
 * The words to pick from. When enough are picked the others can still be reached, so that a screen reader reads them all, and that
 * they are not available; a press on one repeats why.
 */
export function ValueCards({ cards, draft, isFrozen, error, onToggle }: ValueCardsProps) {
  const id = useId();
  const [refusals, setRefusals] = useState(0);
  const full = isFull(draft);

  function press(value: string): void {
    if (isFrozen) return;
    if (full && !draft.picks.includes(value)) setRefusals((before) => before + 1);
    else {
      setRefusals(0);
      onToggle(value);
    }
  }

  return (
    <fieldset className={styles.cards} aria-describedby={`${id}-count`}>
      <legend className={styles.legend}>{WORDS.legend}</legend>
      <output id={`${id}-count`} className={styles.count}>
        <strong>{WORDS.picked(draft.picks.length)}</strong>{' '}
        {full && (
          // Anew with every refused press: a screen reader says it again.
          <span key={refusals} className={classNames(refusals > 0 && styles.refused)}>
            {WORDS.allPicked}
          </span>
        )}
        {error !== undefined && <span className={styles.refused}>{error}</span>}
      </output>
      {cards.map(({ value, text }) => {
        const isPicked = draft.picks.includes(value);
        const isOver = full && !isPicked;
        return (
          <div key={value} className={classNames(styles.card, isOver && styles.over)}>
            <Checkbox
              name="picks"
              value={value}
              label={<bdi className={styles.value}>{value}</bdi>}
              description={text && <span dir="auto">{text}</span>}
              checked={isPicked}
              aria-disabled={isOver || isFrozen || undefined}
              onChange={() => press(value)}
            />
          </div>
        );
      })}
    </fieldset>
  );
}
