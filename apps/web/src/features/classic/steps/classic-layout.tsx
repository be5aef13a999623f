import type { ReactNode } from 'react';
import { Navigate } from '../../../lib/router/link.tsx';
import { missingIn, neededBefore } from '@lf/domain/classic/readiness';
import { stepPath } from '@lf/domain/survey-steps';
import { SurveyLayout, type Move } from '../../survey/layout/survey-layout.tsx';
import { useStep } from '../../survey/layout/use-step.ts';
import { useClassic } from './use-classic.ts';

interface ClassicLayoutProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly next?: Move;
  readonly children: ReactNode;
}

/** The survey's frame around a classic step: Next opens when nothing is missing, and no step comes before what it needs. */
export function ClassicLayout({ title, lead, next = {}, children }: ClassicLayoutProps) {
  const { step } = useStep();
  const { answers } = useClassic();
  const needed = neededBefore(step.slug, answers);
  if (needed !== undefined) return <Navigate to={stepPath(needed)} replace />;
  const missing = missingIn(step.slug, answers);
  return (
    <SurveyLayout
      title={title}
      lead={lead}
      next={{ ...next, disabled: missing !== undefined || next.disabled === true }}
      hint={missing}
    >
      {children}
    </SurveyLayout>
  );
}
