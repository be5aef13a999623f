import { startTransition, useState } from 'react';
import {
  addValue,
  canAdd,
  deleteValue,
  editValue,
  finishEditing,
  giveSentence,
  isNextEnabled,
  isRowLocked,
  restoreValues,
  rowProblem,
  valueListHint,
  type ValueList,
} from '@lf/domain/value-list';
import { VALUES_MAX } from '@lf/domain/limits';
import { ADD_VALUES_MESSAGES } from '@lf/domain/messages/add-values';
import { Button } from '../../../components/ui/button.tsx';
import { SurveyLayout } from '../layout/survey-layout.tsx';
import { useStep } from '../layout/use-step.ts';
import { useSurvey } from '../session/survey-context.ts';
import { AddValue } from '../values/add-value.tsx';
import { EditableValue } from '../values/editable-value.tsx';
import { orderValues, typedValueOf, valueListIn, withTypedValue, withValueList } from '../values/value-choices.ts';
import styles from './add-values.module.css';

export default function AddValues() {
  const { form, change } = useSurvey();
  const { goNext } = useStep();
  const [list, setList] = useState(() => valueListIn(form));
  const typed = typedValueOf(form);
  const full = list.rows.length >= VALUES_MAX;

  function update(next: ValueList): void {
    setList(next);
    change((now) => withValueList(now, next));
  }

  /** A value that was typed and not added yet is meant as well. */
  function onNext(): void {
    const complete = addValue(list, typed);
    // With the next step: this one is not drawn anew for it.
    startTransition(() => {
      setList(complete);
      change((now) => orderValues(withValueList(complete === list ? now : withTypedValue(now, ''), complete)));
      goNext();
    });
  }

  return (
    <SurveyLayout
      title="Add Values"
      lead={
        <p>
          Make the list yours. Rename a value until it is the word you would use, take out what does not fit, add what
          is missing.
        </p>
      }
      next={{ disabled: !isNextEnabled(list, typed), onClick: onNext }}
    >
      <div className={styles.editor}>
        <ol className={styles.rows} aria-label="Your value-drivers">
          {list.rows.map((row) => (
            <EditableValue
              key={row.id}
              row={row}
              problem={rowProblem(list, row.id)}
              locked={isRowLocked(list, row.id)}
              onEdit={(typed) => update(editValue(list, row.id, typed))}
              onDone={() => update(finishEditing(list, row.id))}
              onDelete={() => update(deleteValue(list, row.id))}
              onSentence={(sentence) => update(giveSentence(list, row.id, sentence))}
            />
          ))}
        </ol>
        {full ? (
          <p className={styles.full}>{ADD_VALUES_MESSAGES.full}</p>
        ) : (
          <AddValue list={list} disabled={!canAdd(list)} onAdd={update} />
        )}
        <div className={styles.under}>
          <output>{valueListHint(list)}</output>
          <Button variant="quiet" onClick={() => update(restoreValues(list))}>
            {ADD_VALUES_MESSAGES.restore}
          </Button>
        </div>
      </div>
    </SurveyLayout>
  );
}
