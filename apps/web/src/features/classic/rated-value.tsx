import type { MappingResponse } from '@lf/domain/classic/mapping-responses';
import { Button } from '../../components/ui/button.tsx';
import { Icon } from '../../components/ui/icon.tsx';
import { classNames } from '../../components/ui/class-names.ts';
import { CLASSIC_MESSAGES } from '@lf/domain/messages/classic';
import { RatingChoice } from './rating-choice.tsx';
import styles from './rated-value.module.css';

interface RatedValueProps {
  readonly value: string;
  readonly rating: MappingResponse | undefined;
  readonly open: boolean;
  readonly onOpen: () => void;
  readonly onRate: (response: MappingResponse) => void;
}

export function RatedValue({ value, rating, open, onOpen, onRate }: RatedValueProps) {
  return (
    <div className={classNames(styles.row, open && styles.open)}>
      <div className={styles.top}>
        <h2 className={styles.value} tabIndex={-1}>
          {rating !== undefined && <Icon name="check" />}
          {value}
        </h2>
        {!open && (
          <Button
            variant="quiet"
            onClick={onOpen}
            aria-label={CLASSIC_MESSAGES.mapping.rate(value, rating !== undefined)}
          >
            {rating === undefined ? CLASSIC_MESSAGES.mapping.rateShort : CLASSIC_MESSAGES.mapping.changeShort}
          </Button>
        )}
      </div>
      {open ? (
        <RatingChoice value={value} rating={rating} onRate={onRate} />
      ) : (
        rating !== undefined && <p className={styles.rating}>{rating}</p>
      )}
    </div>
  );
}
