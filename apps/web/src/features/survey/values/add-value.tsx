import { useRef } from 'react';
import { additionProblem, addValue, problemText, type ValueList } from '@lf/domain/value-list';
import { ADD_VALUES_MESSAGES } from '@lf/domain/messages/add-values';
import { Button } from '../../../components/ui/button.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { useSurvey } from '../session/survey-context.ts';
import { typedValueOf, withTypedValue } from './value-choices.ts';
import styles from './add-value.module.css';

interface AddValueProps {
  readonly list: ValueList;
  readonly disabled: boolean;
  readonly onAdd: (list: ValueList) => void;
}

/** What is typed here is kept like everything else; an empty text adds nothing. */
export function AddValue({ list, disabled, onAdd }: AddValueProps) {
  const { form, change } = useSurvey();
  const place = useRef<HTMLFormElement>(null);
  const typed = typedValueOf(form);
  const problem = additionProblem(list, typed);
  const write = (text: string) => change((now) => withTypedValue(now, text));

  return (
    <form
      ref={place}
      className={styles.add}
      onSubmit={(event) => {
        event.preventDefault();
        const next = addValue(list, typed);
        if (next === list) return;
        write('');
        onAdd(next);
        place.current?.querySelector('input')?.focus();
      }}
    >
      <Field
        label="Another value"
        placeholder="In your own words"
        value={typed}
        disabled={disabled}
        dir="auto"
        autoComplete="off"
        error={problem === undefined ? undefined : problemText(problem)}
        onChange={(event) => write(event.target.value)}
      />
      <Button type="submit" variant="secondary" disabled={disabled || problem !== undefined}>
        {ADD_VALUES_MESSAGES.addAnother}
      </Button>
    </form>
  );
}
