import { useState } from 'react';
import { FieldFrame } from './field-frame.tsx';
import { IconButton } from './icon-button.tsx';
import type { FieldProps } from './field.tsx';
import styles from './control.module.css';

export function PasswordField({ label, hint, error, aside, ...input }: Omit<FieldProps, 'type'>) {
  const [shown, setShown] = useState(false);
  return (
    <FieldFrame label={label} hint={hint} error={error} aside={aside}>
      {(control) => (
        <div className={styles.withButton}>
          <input
            type={shown ? 'text' : 'password'}
            className={styles.control}
            autoCapitalize="off"
            spellCheck={false}
            {...input}
            {...control}
          />
          <IconButton
            icon="eye"
            label="Show password"
            aria-pressed={shown}
            className={styles.inside}
            onClick={() => setShown(!shown)}
          />
        </div>
      )}
    </FieldFrame>
  );
}
