import { useId, useState } from 'react';
import { problemText, type RowProblem, type RowSentence, type ValueRow } from '@lf/domain/value-list';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import { SentenceForValue } from './sentence-for-value.tsx';
import { TOOLS } from '../../../components/ui/tool-drawings.ts';
import styles from './editable-value.module.css';

const OWN_VALUE = 'You named this one yourself. What it means is up to you.';

interface EditableValueProps {
  readonly row: ValueRow;
  readonly problem: RowProblem | undefined;
  /** Another row must be put right first. */
  readonly locked: boolean;
  readonly onEdit: (typed: string) => void;
  readonly onDone: () => void;
  readonly onDelete: () => void;
  readonly onSentence: (sentence: RowSentence | undefined) => void;
}

export function EditableValue({ row, problem, locked, onEdit, onDone, onDelete, onSentence }: EditableValueProps) {
  const id = useId();
  const [editing, setEditing] = useState(false);
  const [open, setOpen] = useState(false);
  const writing = editing || problem !== undefined;
  const name = row.value.trim() === '' ? 'this value' : row.value;

  function finish(): void {
    setEditing(false);
    onDone();
  }

  return (
    <li className={styles.row} data-locked={locked}>
      {writing ? (
        <input
          className={styles.input}
          aria-label="Value"
          aria-invalid={problem !== undefined}
          aria-describedby={problem === undefined ? undefined : `${id}-problem`}
          value={row.value}
          disabled={locked}
          dir="auto"
          // The person has just pressed Edit on this very row.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus={editing}
          onChange={(event) => onEdit(event.target.value)}
          onBlur={finish}
          onKeyDown={(event) => event.key === 'Enter' && finish()}
        />
      ) : (
        <span className={styles.name}>
          <bdi>{row.value}</bdi>
        </span>
      )}
      <span className={styles.icons}>
        <IconButton
          icon={writing ? 'check' : TOOLS.edit}
          label={writing ? `Done with ${name}` : `Edit ${name}`}
          disabled={locked}
          onClick={() => (writing ? finish() : setEditing(true))}
        />
        <IconButton
          icon="info"
          label={`About ${name}`}
          aria-expanded={open}
          aria-controls={`${id}-about`}
          onClick={() => setOpen(!open)}
        />
        <IconButton icon={TOOLS.delete} label={`Delete ${name}`} disabled={locked} onClick={onDelete} />
      </span>
      <p id={`${id}-problem`} className={styles.problem} aria-live="polite">
        {problem !== undefined && problemText(problem)}
      </p>
      <div id={`${id}-about`} className={styles.about} hidden={!open}>
        <p>{row.explanation === '' ? OWN_VALUE : row.explanation}</p>
      </div>
      {!locked && problem === undefined && <SentenceForValue row={row} onSentence={onSentence} />}
    </li>
  );
}
