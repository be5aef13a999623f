import type { HTMLAttributes, Ref } from 'react';
import { placeAt, placeTitle, valueExplainer } from '@lf/domain/value-order';
import { classNames } from '../../../components/ui/class-names.ts';
import { Icon } from '../../../components/ui/icon.tsx';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import { ridgeInk } from '../../../components/ui/ridge-ink.ts';
import { TOOLS } from '../../../components/ui/tool-drawings.ts';
import styles from './ordered-value.module.css';

export interface Drag {
  readonly place: Ref<HTMLLIElement>;
  readonly style: { readonly transform?: string | undefined; readonly transition?: string | undefined };
  readonly handle: HTMLAttributes<HTMLElement>;
  readonly dragging: boolean;
}

export interface OrderedValueProps {
  readonly values: readonly string[];
  readonly index: number;
  readonly onMove: (from: number, to: number) => void;
  readonly drag: Drag;
}

/** One value at its place, and what that place means. Drag it by the dots, or move it with the buttons. */
export function OrderedValue({ values, index, onMove, drag: { place, style, handle, dragging } }: OrderedValueProps) {
  const value = values[index] ?? '';
  return (
    <li
      ref={place}
      className={classNames(styles.value, ridgeInk(index, values.length))}
      style={style}
      data-dragging={dragging}
    >
      <span className={styles.handle} aria-hidden="true" {...handle}>
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
