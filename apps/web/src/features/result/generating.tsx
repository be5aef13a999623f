import { useEffect, useState } from 'react';
import { RESULT_MESSAGES } from '@lf/domain/messages/result';
import { PageHeading } from '../../components/layout/page-heading.tsx';
import { Calculating } from '../../components/print/calculating.tsx';
import type { GenerationStep } from './generation-step.ts';

const STEPS: readonly GenerationStep[] = ['order', 'philosophy', 'save'];

/** From here on a person wonders whether it is still at work. */
const LONG_MS = 8_000;

/** While the result is being made: ridge by ridge, and in words what is being done. */
export function Generating({ step }: { readonly step: GenerationStep }) {
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG_MS);
    return () => clearTimeout(timer);
  }, []);
  const done = (STEPS.indexOf(step) + 1) / STEPS.length;
  return (
    <Calculating
      heading={<PageHeading>{RESULT_MESSAGES.generatingTitle}</PageHeading>}
      message={`${RESULT_MESSAGES.generatingSteps[step]}…`}
      facts={long ? RESULT_MESSAGES.generatingLong : undefined}
      done={done}
    />
  );
}
