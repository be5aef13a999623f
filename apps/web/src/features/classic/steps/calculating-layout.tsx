import type { ReactNode } from 'react';
import { Navigate } from '../../../lib/router/link.tsx';
import { useNavigate } from '../../../lib/router/use-navigate.ts';
import { neededBefore } from '@lf/domain/classic/readiness';
import { stepPath } from '@lf/domain/survey-steps';
import { CalculatingMoment } from '../calculating-moment.tsx';
import { SurveyLayout } from '../../survey/layout/survey-layout.tsx';
import { useStep } from '../../survey/layout/use-step.ts';
import { useClassic } from './use-classic.ts';

interface CalculatingLayoutProps {
  readonly text: string;
  readonly facts?: string | undefined;
  readonly ready?: boolean;
  /** Just before going on. */
  readonly onDone?: () => void;
  /** Instead of the calculating: what went wrong. */
  readonly failure?: ReactNode;
}

/** A step that only calculates. It leaves no trace in the browser's history, so that Back never lands here. */
export function CalculatingLayout({ text, facts, ready = true, onDone, failure }: CalculatingLayoutProps) {
  const { step, next } = useStep();
  const { answers } = useClassic();
  const navigate = useNavigate();
  const needed = neededBefore(step.slug, answers);
  if (needed !== undefined) return <Navigate to={stepPath(needed)} replace />;
  function goOn(): void {
    onDone?.();
    if (next) navigate(stepPath(next.slug), { replace: true });
  }
  return (
    <SurveyLayout title={step.title} next={false}>
      {failure ?? <CalculatingMoment text={text} facts={facts} ready={ready} onDone={goOn} />}
    </SurveyLayout>
  );
}
