import type { InputHTMLAttributes } from 'react';
import { FieldFrame, type FieldFrameProps } from './field-frame.tsx';
import styles from './control.module.css';

export type FieldProps = FieldFrameProps & Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className'>;

export function Field({ label, hint, error, aside, ...input }: FieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error} aside={aside}>
      {(control) => <input type="text" className={styles.control} {...input} {...control} />}
    </FieldFrame>
  );
}
