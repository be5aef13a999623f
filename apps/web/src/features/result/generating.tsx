import { progressRidges } from '@lf/domain/decorative-shape';
import { RESULT_MESSAGES } from '@lf/domain/messages/result';
import { PageHeading } from '../../components/layout/page-heading.tsx';
import type { GenerationStep } from './generate-result.ts';
import styles from './generating.module.css';

const RIDGES = progressRidges(9);
const STEPS: readonly GenerationStep[] = ['order', 'philosophy', 'save'];

/** While the result is being made: ridge by ridge, and in words what is being done. */
export function Generating({ step }: { readonly step: GenerationStep }) {
  const done = ((STEPS.indexOf(step) + 1) / STEPS.length) * RIDGES.paths.length;
  return (
    <div className={styles.generating}>
      <svg className={styles.print} viewBox={RIDGES.viewBox} strokeWidth={RIDGES.stroke} aria-hidden="true">
        {RIDGES.paths.map((path, index) => (
          <path key={path} d={path} className={index < done ? styles.inked : styles.waiting} />
        ))}
      </svg>
      <PageHeading>{RESULT_MESSAGES.generatingTitle}</PageHeading>
      <output className={styles.step}>
        {RESULT_MESSAGES.generatingSteps[step]}…
      </output>
    </div>
  );
}
