import { RESULT_MESSAGES } from '@lf/domain/messages/result';
import { PageHeading } from '../../components/layout/page-heading.tsx';
import { Calculating } from '../../components/print/calculating.tsx';
import type { GenerationStep } from './generation-step.ts';

const STEPS: readonly GenerationStep[] = ['order', 'philosophy', 'save'];

/** While the result is being made: ridge by ridge, and in words what is being done. */
export function Generating({ step }: { readonly step: GenerationStep }) {
  const done = (STEPS.indexOf(step) + 1) / STEPS.length;
  return (
    <Calculating
      heading={<PageHeading>{RESULT_MESSAGES.generatingTitle}</PageHeading>}
      message={`${RESULT_MESSAGES.generatingSteps[step]}…`}
      done={done}
    />
  );
}
