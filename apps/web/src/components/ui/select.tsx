import { useDeferredValue, useState, type SelectHTMLAttributes } from 'react';
import { FieldFrame, type FieldFrameProps } from './field-frame.tsx';
import { Icon } from './icon.tsx';
import { classNames } from './class-names.ts';
import shared from './control.module.css';
import styles from './select.module.css';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

export type SelectProps = FieldFrameProps &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'className' | 'children'> & {
    readonly options: readonly (SelectOption | string)[];
    /** Shown while nothing is chosen. */
    readonly placeholder?: string;
  };

/** More than these would take a slow phone as long as the rest of a screen. */
const AT_ONCE = 50;

const valueOf = (option: SelectOption | string): string => (typeof option === 'string' ? option : option.value);

/** A closed list shows what is chosen: the rest of a long one comes when the screen is painted. */
function useShownOptions(options: SelectProps['options'], chosen: SelectProps['value']): SelectProps['options'] {
  const [first] = useState(() =>
    options.length > AT_ONCE ? options.filter((option) => valueOf(option) === chosen) : options,
  );
  return useDeferredValue(options, first);
}

export function Select({ label, hint, error, aside, options, placeholder, ...select }: SelectProps) {
  const shown = useShownOptions(options, select.value);
  return (
    <FieldFrame label={label} hint={hint} error={error} aside={aside}>
      {(control) => (
        <div className={shared.withButton}>
          <select className={classNames(shared.control, styles.select)} {...select} {...control}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {shown.map((option) => {
              const { value, label: text } = typeof option === 'string' ? { value: option, label: option } : option;
              return (
                <option key={value} value={value}>
                  {text}
                </option>
              );
            })}
          </select>
          <span className={styles.chevron}>
            <Icon name="chevron" />
          </span>
        </div>
      )}
    </FieldFrame>
  );
}
