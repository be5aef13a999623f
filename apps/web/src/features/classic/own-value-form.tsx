import { useState, type FormEvent } from 'react';
import { addOwnValue, hasRoom, ownValueProblem } from '@lf/domain/classic/changes';
import { CLASSIC_MESSAGES } from '@lf/domain/messages/classic';
import { problemText } from '@lf/domain/value-list';
import { Button } from '../../components/ui/button.tsx';
import { Field } from '../../components/ui/field.tsx';
import type { ClassicBodyProps } from './classic-body.ts';
import styles from './own-value-form.module.css';

const TEXTS = CLASSIC_MESSAGES.potentialValues;

/** A value in the person's own words. */
export function OwnValueForm({ answers, change }: ClassicBodyProps) {
  const [typed, setTyped] = useState('');
  const problem = ownValueProblem(answers, typed);
  if (!hasRoom(answers)) return <p className={styles.full}>{TEXTS.full}</p>;

  function add(event: FormEvent): void {
    event.preventDefault();
    if (problem !== undefined) return;
    change((now) => addOwnValue(now, typed));
    setTyped('');
  }

  return (
    <form className={styles.form} onSubmit={add}>
      <Field
        label={TEXTS.addOwn}
        value={typed}
        autoComplete="off"
        error={problem === undefined ? undefined : problemText(problem)}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" variant="secondary">
        {TEXTS.add}
      </Button>
    </form>
  );
}
