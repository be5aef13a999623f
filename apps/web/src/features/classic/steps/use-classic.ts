import type { SurveyForm } from '@lf/contract/form-data';
import type { ClassicAnswers } from '@lf/domain/classic/answers';
import { fromClassicForm, toClassicForm } from '@lf/domain/classic/form';
import type { ClassicBodyProps } from '../classic-body.ts';
import { useSurvey } from '../../survey/session/survey-context.ts';

function withAnswers(form: SurveyForm, how: (answers: ClassicAnswers) => ClassicAnswers): SurveyForm {
  const before = fromClassicForm(form);
  const after = how(before);
  return after === before ? form : { ...form, ...toClassicForm(after) };
}

/** The classic answers inside the survey's form, and the way to change them. */
export function useClassic(): ClassicBodyProps {
  const { form, change } = useSurvey();
  return {
    answers: fromClassicForm(form),
    change: (how) => change((now) => withAnswers(now, how)),
  };
}
