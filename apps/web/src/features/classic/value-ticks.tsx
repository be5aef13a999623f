import type { ReactNode } from 'react';
import { Checkbox } from '../../components/ui/checkbox.tsx';
import { classNames } from '../../components/ui/class-names.ts';
import styles from './value-ticks.module.css';

export interface Tick {
  readonly value: string;
  readonly ticked: boolean;
  readonly description?: ReactNode;
  readonly disabled?: boolean;
}

interface ValueTicksProps {
  readonly legend: ReactNode;
  /** Under a heading of its own the legend is smaller. */
  readonly soft?: boolean;
  readonly ticks: readonly Tick[];
  readonly onToggle: (value: string) => void;
}

/** Values to keep or leave, each a row that is all label. */
export function ValueTicks({ legend, soft = false, ticks, onToggle }: ValueTicksProps) {
  return (
    <fieldset className={styles.ticks}>
      <legend className={classNames(styles.legend, soft && styles.soft)}>{legend}</legend>
      <div className={styles.rows}>
        {ticks.map(({ value, ticked, description, disabled }) => (
          <div key={value} className={styles.row}>
            <Checkbox
              label={<span className={styles.value}>{value}</span>}
              description={description}
              checked={ticked}
              disabled={disabled}
              onChange={() => onToggle(value)}
            />
          </div>
        ))}
      </div>
    </fieldset>
  );
}
