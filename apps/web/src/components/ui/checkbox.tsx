import { useId, type InputHTMLAttributes, type ReactNode } from 'react';
import styles from './choice.module.css';

interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'id' | 'className'> {
  readonly label: ReactNode;
  readonly description?: ReactNode;
  readonly error?: string | undefined;
}

export function Checkbox({ label, description, error, ...input }: CheckboxProps) {
  const id = useId();
  const described = [error ? `${id}-error` : '', description ? `${id}-description` : ''].filter(Boolean).join(' ');
  return (
    <div className={styles.choice}>
      <input
        type="checkbox"
        id={id}
        className={styles.box}
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
        {...input}
      />
      <div className={styles.words}>
        <label htmlFor={id}>{label}</label>
        {description && (
          <div id={`${id}-description`} className={styles.description}>
            {description}
          </div>
        )}
        {error && (
          <p id={`${id}-error`} className={styles.error}>
            {error}
          </p>
        )}
      </div>
    </div>
  );
}
