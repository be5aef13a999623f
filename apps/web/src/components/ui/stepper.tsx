import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';
import styles from './stepper.module.css';

interface StepperProps {
  readonly label: string;
  readonly steps: readonly string[];
  /** Index of the step the person is at. */
  readonly current: number;
}

export function Stepper({ label, steps, current }: StepperProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li
            key={step}
            className={classNames(styles.step, index < current && styles.done, index === current && styles.current)}
            aria-current={index === current ? 'step' : undefined}
          >
            <span className={styles.mark} aria-hidden="true">
              {index < current ? <Icon name="check" /> : index + 1}
            </span>
            <span className={styles.name}>{step}</span>
            {index < current && <VisuallyHidden> (done)</VisuallyHidden>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
