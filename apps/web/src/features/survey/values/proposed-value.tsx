import { Checkbox } from '../../../components/ui/checkbox.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { useSurvey } from '../session/survey-context.ts';
import { chosenOf, keepValue, reasonOf, rejectValue } from './value-choices.ts';
import type { HeardResult } from '@lf/contract/form-data';
import styles from './proposed-value.module.css';

const REASON_CHARACTERS_MAX = 300;
const QUOTES_SHOWN = 2;
const REASONS = ['This is not me', 'Another word fits better', 'It belongs to somebody else in my story'] as const;

interface ProposedValueProps {
  readonly value: string;
  readonly result: HeardResult;
}

/** A value with what it means here, and the person's own sentences it was heard in. */
export function ProposedValue({ value, result }: ProposedValueProps) {
  const { form, change } = useSurvey();
  const kept = chosenOf(form).includes(value);
  const explanation = result.value_drivers_explanation[value] ?? '';
  const heard = (result.evidence ?? [])
    .filter((evidence) => evidence.value === value)
    .map((evidence) => evidence.quote);
  // A sentence that the explanation already quotes is not shown twice.
  const quotes = [...new Set(heard)].filter((quote) => !explanation.includes(quote)).slice(0, QUOTES_SHOWN);
  const confidence = result.confidence?.[value];

  return (
    <li className={styles.proposed} data-kept={kept}>
      <Checkbox
        label={<span className={styles.name}>{value}</span>}
        checked={kept}
        onChange={(event) =>
          change((now) =>
            event.target.checked ? keepValue(now, value) : rejectValue(now, value, reasonOf(now, value)),
          )
        }
        description={explanation}
      />
      {quotes.length > 0 && (
        <figure className={styles.evidence}>
          {quotes.map((quote) => (
            <blockquote key={quote} dir="auto">
              {quote}
            </blockquote>
          ))}
          <figcaption>{confidence ?? 'In your own words'}</figcaption>
        </figure>
      )}
      {!kept && (
        <div className={styles.reason}>
          <Field
            label={`Why does ${value} not fit? (optional)`}
            value={reasonOf(form, value)}
            maxLength={REASON_CHARACTERS_MAX}
            dir="auto"
            onChange={(event) => change((now) => rejectValue(now, value, event.target.value))}
          />
          <div className={styles.reasons}>
            {REASONS.map((reason) => (
              <button
                key={reason}
                type="button"
                aria-pressed={reasonOf(form, value) === reason}
                onClick={() => change((now) => rejectValue(now, value, reason))}
              >
                {reason}
              </button>
            ))}
          </div>
        </div>
      )}
    </li>
  );
}
