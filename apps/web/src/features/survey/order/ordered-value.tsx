import type { PointerEvent } from 'react';
import { placeAt, placeTitle, valueExplainer } from '@lf/domain/value-order';
import { classNames } from '../../../components/ui/class-names.ts';
import { Icon } from '../../../components/ui/icon.tsx';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import { ridgeInk } from '../../../components/ui/ridge-ink.ts';
import { TOOLS } from '../../../components/ui/tool-drawings.ts';
import styles from './ordered-value.module.css';

interface Drag {
  readonly dragging: boolean;
  /** From its place, in px; undefined while nothing is dragged. */
  readonly offset: number | undefined;
  readonly onStart: (event: PointerEvent<HTMLElement>) => void;
}

interface OrderedValueProps {
  readonly values: readonly string[];
  readonly index: number;
  readonly onMove: (from: number, to: number) => void;
  readonly drag: Drag;
}

/** One value at its place, and what that place means. Drag it by the dots, or move it with the buttons. */
export function OrderedValue({ values, index, onMove, drag: { dragging, offset, onStart } }: OrderedValueProps) {
  const value = values[index] ?? '';
  return (
    <li
      className={classNames(styles.value, ridgeInk(index, values.length))}
      style={offset === undefined ? undefined : { transform: `translateY(${offset}px)` }}
      data-dragging={dragging}
      data-makes-way={offset !== undefined && !dragging}
    >
      <span className={styles.handle} aria-hidden="true" onPointerDown={onStart}>
        <Icon name={TOOLS.drag} />
      </span>
      <div className={styles.words}>
        <p className={styles.role}>{placeTitle(placeAt(index, values.length))}</p>
        <p className={styles.name}>
          <bdi>{value}</bdi>
        </p>
        <p className={styles.explainer}>{valueExplainer(values, index)}</p>
      </div>
      <span className={styles.moves}>
        <IconButton
          icon={TOOLS.up}
          label={`Move ${value} up`}
          data-move={`up ${value}`}
          disabled={index === 0}
          onClick={() => onMove(index, index - 1)}
        />
        <IconButton
          icon={TOOLS.down}
          label={`Move ${value} down`}
          data-move={`down ${value}`}
          disabled={index === values.length - 1}
          onClick={() => onMove(index, index + 1)}
        />
      </span>
    </li>
  );
}
