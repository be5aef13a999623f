import type { FinishedFingerprint } from '@lf/contract/fingerprints';
import { formatDay } from '@lf/domain/date';
import { AGAIN_MESSAGES } from '@lf/domain/messages/again';
import { Select } from '../../components/ui/select.tsx';
import { withLater, type Chosen } from './chosen.ts';
import styles from './over-time.module.css';

interface ChooseTwoProps {
  /** Newest first. */
  readonly fingerprints: readonly FinishedFingerprint[];
  readonly chosen: Chosen;
  readonly onChoose: (chosen: Chosen) => void;
}

/** Which two: the older one is always then. */
export function ChooseTwo({ fingerprints, chosen, onChoose }: ChooseTwoProps) {
  const options = fingerprints.map(({ licenseCode, finishedAt, values }) => ({
    value: licenseCode,
    label: AGAIN_MESSAGES.option(formatDay(finishedAt), values[0] ?? ''),
  }));
  return (
    <div className={styles.choose}>
      <Select
        label={AGAIN_MESSAGES.earlier}
        value={chosen.earlier}
        options={options.slice(options.findIndex(({ value }) => value === chosen.later) + 1)}
        onChange={(event) => onChoose({ ...chosen, earlier: event.target.value })}
      />
      <Select
        label={AGAIN_MESSAGES.later}
        value={chosen.later}
        options={options.slice(0, -1)}
        onChange={(event) => onChoose(withLater(fingerprints, chosen, event.target.value))}
      />
    </div>
  );
}
