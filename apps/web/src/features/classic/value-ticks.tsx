import type { ReactNode } from 'react';
import { Checkbox } from '../../components/ui/checkbox.tsx';
import styles from './value-ticks.module.css';

export interface Tick {
  readonly value: string;
  readonly ticked: boolean;
  readonly description?: ReactNode;
  readonly disabled?: boolean;
}

interface ValueTicksProps {
  readonly legend: ReactNode;
  readonly ticks: readonly Tick[];
  readonly onToggle: (value: string) => void;
}

/** Values to keep or leave, each a row that is all label. */
export function ValueTicks({ legend, ticks, onToggle }: ValueTicksProps) {
  return (
    <fieldset className={styles.ticks}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.rows}>
        {ticks.map(({ value, ticked, description, disabled }) => (
          <div key={value} className={styles.row}>
            <Checkbox label={<span className={styles.value}>{value}</span>} description={description} checked={ticked} disabled={disabled} onChange={() => onToggle(value)} />
          </div>
        ))}
      </div>
    </fieldset>
  );
}
