import { useLocation } from '../../../lib/router/router.tsx';
import { useNavigate } from '../../../lib/router/use-navigate.ts';
import {
  nextStep,
  previousStep,
  stepAt,
  stepPath,
  SURVEY_BASE_PATH,
  type Flow,
  type StepSlug,
  type SurveyStep,
} from '@lf/domain/survey-steps';
import { useOpenSurvey, useSurveyPart } from '../session/survey-context.ts';
import type { SurveyForm } from '@lf/contract/form-data';
import type { SurveyState } from '../session/survey-state.ts';

/** The step at this address, if it is one. */
export function stepOfPath(pathname: string): SurveyStep | undefined {
  return stepAt(pathname.slice(SURVEY_BASE_PATH.length + 1).replace(/\/$/, ''));
}

/** A key has one flow, chosen on the first page: no address changes it. */
export function flowOfForm(form: SurveyForm): Flow {
  return form.flow ?? 'main';
}

export const flowOfState = ({ record }: SurveyState): Flow => flowOfForm(record.form);

export interface StepMoves {
  readonly step: SurveyStep;
  readonly flow: Flow;
  readonly next: SurveyStep | undefined;
  readonly previous: SurveyStep | undefined;
  readonly goTo: (slug: StepSlug) => void;
  readonly goNext: () => void;
  readonly goBack: () => void;
}

/** Where the person is, and the ways on and back: all from the step table. */
export function useStep(): StepMoves {
  const { session } = useOpenSurvey();
  const flow = useSurveyPart(session, flowOfState);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const step = stepOfPath(pathname);
  if (step === undefined) throw new Error('useStep outside a step');
  const next = nextStep(step.slug, flow);
  const previous = previousStep(step.slug, flow);
  const goTo = (slug: StepSlug) => navigate(stepPath(slug));
  return {
    step,
    flow,
    next,
    previous,
    goTo,
    goNext: () => next && goTo(next.slug),
    goBack: () => previous && goTo(previous.slug),
  };
}
