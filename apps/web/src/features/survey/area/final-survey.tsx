import { resultPath, type StepKind } from '@lf/domain/survey-steps';
import { FINAL_MESSAGES } from '@lf/domain/messages/survey';
import { useNavigate } from '../../../lib/router/use-navigate.ts';
import { SurveyLayout } from '../layout/survey-layout.tsx';
import { useSurvey } from '../session/survey-context.ts';

/** These come after the values are final, and lead to the result by themselves. */
const AFTER_THE_END: ReadonlySet<StepKind> = new Set(['calculating', 'result']);

export const isClosedWhenFinal = (kind: StepKind): boolean => !AFTER_THE_END.has(kind);

/** In place of every step once the values are final: what has become of them, and the way to the result. */
export function FinalSurvey({ home }: { readonly home: string }) {
  const { key } = useSurvey();
  const navigate = useNavigate();
  return (
    <SurveyLayout
      title={FINAL_MESSAGES.title}
      lead={<p>{FINAL_MESSAGES.text}</p>}
      next={{ label: FINAL_MESSAGES.seeResult, onClick: () => navigate(resultPath(key.licenseCode)) }}
      back={{ onClick: () => navigate(home) }}
    />
  );
}
