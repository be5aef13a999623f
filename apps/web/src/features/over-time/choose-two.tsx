import type { FinishedFingerprint } from '@lf/contract/fingerprints';
import { formatDay } from '@lf/domain/date';
import { AGAIN_MESSAGES } from '@lf/domain/messages/again';
import { Select } from '../../components/ui/select.tsx';
import styles from './over-time.module.css';

export interface Chosen {
  readonly earlier: number;
  readonly later: number;
}

interface ChooseTwoProps {
  /** Newest first. */
  readonly fingerprints: readonly FinishedFingerprint[];
  readonly chosen: Chosen;
  readonly onChoose: (chosen: Chosen) => void;
}

/** Which two: the older one is always then. */
export function ChooseTwo({ fingerprints, chosen, onChoose }: ChooseTwoProps) {
  const options = fingerprints.map(({ finishedAt, values }, place) => ({
    value: String(place),
    label: AGAIN_MESSAGES.option(formatDay(finishedAt), values[0] ?? ''),
  }));
  return (
    <div className={styles.choose}>
      <Select
        label={AGAIN_MESSAGES.earlier}
        value={String(chosen.earlier)}
        options={options.slice(chosen.later + 1)}
        onChange={(event) => onChoose({ ...chosen, earlier: Number(event.target.value) })}
      />
      <Select
        label={AGAIN_MESSAGES.later}
        value={String(chosen.later)}
        options={options.slice(0, -1)}
        onChange={(event) => {
          const later = Number(event.target.value);
          onChoose({ later, earlier: Math.max(chosen.earlier, later + 1) });
        }}
      />
    </div>
  );
}
