import { MAPPING_RESPONSES, NOT_VALUED, type MappingResponse } from '@lf/domain/classic/mapping-responses';
import { classNames } from '../../components/ui/class-names.ts';
import styles from './rating-choice.module.css';

interface RatingChoiceProps {
  readonly value: string;
  readonly rating: MappingResponse | undefined;
  readonly onRate: (response: MappingResponse) => void;
}

/**
 * The four sentences as buttons, not radios: arrow keys would choose each sentence in passing, and the last one takes
 * the value off the list.
 */
export function RatingChoice({ value, rating, onRate }: RatingChoiceProps) {
  return (
    <fieldset className={styles.sentences} aria-label={value}>
      {MAPPING_RESPONSES.map((response) => (
        <button
          key={response}
          type="button"
          className={classNames(styles.sentence, response === NOT_VALUED && styles.leave)}
          aria-pressed={rating === response}
          onClick={() => onRate(response)}
        >
          {response}
        </button>
      ))}
    </fieldset>
  );
}
