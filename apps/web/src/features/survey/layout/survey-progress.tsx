import { progressOf } from '@lf/domain/survey-steps';
import { classNames } from '../../../components/ui/class-names.ts';
import { ridgeInk } from '../../../components/ui/ridge-ink.ts';
import { useStep } from './use-step.ts';
import styles from './survey-progress.module.css';

const RIDGE_PX = 9;
const HEIGHT_PX = 22;

/** The whole survey as a row of ridges: one per step, inked as the person goes on. */
export function SurveyProgress() {
  const { step, flow } = useStep();
  const { position, total } = progressOf(step.slug, flow);
  const label = `Step ${position} of ${total}: ${step.title}`;
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the native element cannot be drawn as ridges
      role="progressbar"
      aria-label="Progress through the survey"
      aria-valuemin={1}
      aria-valuemax={total}
      aria-valuenow={position}
      aria-valuetext={label}
      className={styles.progress}
    >
      <svg className={styles.ridges} viewBox={`0 0 ${total * RIDGE_PX + 6} ${HEIGHT_PX}`} aria-hidden="true">
        {Array.from({ length: total }, (_, index) => (
          <path
            key={index}
            className={classNames(
              styles.ridge,
              index < position && ridgeInk(index, total),
              index === position - 1 && styles.here,
            )}
            d={`M${index * RIDGE_PX + 3} ${HEIGHT_PX - 2}q8 -${HEIGHT_PX / 2 - 2} 0 -${HEIGHT_PX - 4}`}
          />
        ))}
      </svg>
      <span className={styles.words} aria-hidden="true">
        {position} / {total}
      </span>
    </div>
  );
}
