import { OrderedValue } from './ordered-value.tsx';
import styles from './order.module.css';

export interface OrderProps {
  readonly values: readonly string[];
  readonly onMove: (from: number, to: number) => void;
}

/** The list with its buttons; dragging comes when its code has arrived. */
export function PlainOrder({ values, onMove }: OrderProps) {
  return (
    <ol className={styles.order} aria-label="Your value-drivers in order">
      {values.map((value, index) => (
        <OrderedValue key={value} values={values} index={index} onMove={onMove} />
      ))}
    </ol>
  );
}
