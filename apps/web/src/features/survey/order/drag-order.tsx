import { useRef } from 'react';
import { OrderedValue } from './ordered-value.tsx';
import { useDrag } from './use-drag.ts';
import styles from './order.module.css';

interface OrderProps {
  readonly values: readonly string[];
  readonly onMove: (from: number, to: number) => void;
}

/** The values in their order. The buttons announce every move in words; a drag ends in the same move. */
export function DragOrder({ values, onMove }: OrderProps) {
  const list = useRef<HTMLOListElement>(null);
  const { start, isDragged, offsetOf } = useDrag(list, values, onMove);
  return (
    <ol ref={list} className={styles.order} aria-label="Your value-drivers in order">
      {values.map((value, index) => (
        <OrderedValue
          key={value}
          values={values}
          index={index}
          onMove={onMove}
          drag={{ dragging: isDragged(index), offset: offsetOf(index), onStart: (event) => start(event, index) }}
        />
      ))}
    </ol>
  );
}
