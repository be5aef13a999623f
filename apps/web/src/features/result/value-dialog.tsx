import type { ValueGroup } from '@lf/domain/fingerprint-art';
import { RESULT_MESSAGES, VALUE_ROLE_NAMES } from '@lf/domain/messages/result';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { groupInk } from './group-ink.ts';
import type { ValueWords } from './own-words.ts';
import styles from './value-dialog.module.css';

interface ValueDialogProps {
  readonly groups: readonly ValueGroup[];
  /** Which value is open; null when none is. */
  readonly place: number | null;
  readonly words: ReadonlyMap<string, ValueWords>;
  readonly onOpen: (place: number | null) => void;
}

/** One value: what it means, where it was detected, what it makes room for. */
export function ValueDialog({ groups, place, words, onOpen }: ValueDialogProps) {
  const group = place === null ? undefined : groups[place];
  const next = place === null ? undefined : groups[place + 1];
  const { quote, text } = (group && words.get(group.value)) ?? {};
  return (
    <Dialog
      open={group !== undefined}
      title={<span dir="auto">{group?.value}</span>}
      onClose={() => onOpen(null)}
      actions={
        <>
          <Button variant="secondary" onClick={() => onOpen(null)}>
            {RESULT_MESSAGES.close}
          </Button>
          {next && place !== null && (
            <Button arrow="forward" onClick={() => onOpen(place + 1)}>
              {next.value}
            </Button>
          )}
        </>
      }
    >
      {group && (
        <div className={styles.value} style={groupInk(group.colour)} aria-live="polite">
          <p className={styles.role}>{VALUE_ROLE_NAMES[group.role]}</p>
          {quote && (
            <figure className={styles.words}>
              <figcaption>{RESULT_MESSAGES.yourWords}</figcaption>
              <blockquote dir="auto">{quote}</blockquote>
            </figure>
          )}
          {text && <p dir="auto">{text}</p>}
          <p className={styles.next} dir="auto">
            {next ? RESULT_MESSAGES.servesNext(next.value) : RESULT_MESSAGES.lastValue}
          </p>
        </div>
      )}
    </Dialog>
  );
}
