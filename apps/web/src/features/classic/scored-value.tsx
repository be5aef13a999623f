import { CLASSIC_MESSAGES } from '@lf/domain/messages/classic';
import { Button } from '../../components/ui/button.tsx';
import { IconButton } from '../../components/ui/icon-button.tsx';
import { TOOLS } from '../../components/ui/tool-drawings.ts';
import styles from './scored-value.module.css';

const TEXTS = CLASSIC_MESSAGES.test;

interface ScoredValueProps {
  readonly value: string;
  readonly score: number;
  readonly highest: number;
  readonly core: boolean;
  readonly onRemove: () => void;
  /** Given while the value is not rated. */
  readonly onRate: (() => void) | undefined;
}

export function ScoredValue({ value, score, highest, core, onRemove, onRate }: ScoredValueProps) {
  return (
    <div className={styles.row}>
      <div className={styles.words}>
        <strong>{value}</strong>
        {core && <span className={styles.core}>{TEXTS.core}</span>}
        <span className={styles.points}>{TEXTS.points(score)}</span>
      </div>
      <meter className={styles.meter} min={0} max={highest} value={score} aria-label={value} />
      {onRate && (
        <Button variant="quiet" onClick={onRate} aria-label={CLASSIC_MESSAGES.mapping.rate(value, false)}>
          {CLASSIC_MESSAGES.mapping.rateShort}
        </Button>
      )}
      <IconButton icon={TOOLS.delete} label={TEXTS.remove(value)} onClick={onRemove} />
    </div>
  );
}
