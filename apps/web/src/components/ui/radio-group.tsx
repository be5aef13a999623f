import { useId, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import shared from './choice.module.css';
import styles from './radio-group.module.css';

interface RadioGroupProps<Value extends string> {
  readonly legend: ReactNode;
  readonly name: string;
  readonly options: readonly { readonly value: Value; readonly label: ReactNode; readonly description?: ReactNode }[];
  readonly value?: Value | undefined;
  readonly onChange?: (value: Value) => void;
  readonly error?: string | undefined;
  readonly disabled?: boolean;
}

export function RadioGroup<Value extends string>({
  legend,
  name,
  options,
  value,
  onChange,
  error,
  disabled,
}: RadioGroupProps<Value>) {
  const id = useId();
  return (
    <fieldset className={styles.group} aria-describedby={error ? `${id}-error` : undefined} disabled={disabled}>
      <legend className={styles.legend}>{legend}</legend>
      {options.map((option) => (
        <div key={option.value} className={classNames(shared.choice, styles.framed)}>
          <input
            type="radio"
            id={`${id}-${option.value}`}
            className={classNames(shared.box, styles.round)}
            name={name}
            value={option.value}
            {...(onChange && { checked: value === option.value, onChange: () => onChange(option.value) })}
          />
          <div className={shared.words}>
            <label htmlFor={`${id}-${option.value}`}>{option.label}</label>
            {option.description && <div className={shared.description}>{option.description}</div>}
          </div>
        </div>
      ))}
      {error && (
        <p id={`${id}-error`} className={shared.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
