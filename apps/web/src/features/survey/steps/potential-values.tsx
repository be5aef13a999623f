import { AskingFailed } from '../interview/asking-failed.tsx';
import { KindLine } from '../interview/kind-line.tsx';
import { answeredItems } from '../interview/interview.ts';
import { SurveyLayout } from '../layout/survey-layout.tsx';
import { useStep } from '../layout/use-step.ts';
import { useSurvey } from '../session/survey-context.ts';
import { CalculatingValues } from '../values/calculating-values.tsx';
import { heardValues, proposeValues } from '../values/value-choices.ts';
import { MoreQuestions } from '../values/more-questions.tsx';
import { NothingTold } from '../values/nothing-told.tsx';
import { ProposedValue } from '../values/proposed-value.tsx';
import { useHeardValues } from '../values/use-heard-values.ts';
import styles from './potential-values.module.css';

export function PotentialValues() {
  const { form } = useSurvey();
  return answeredItems(form).length === 0 ? <NothingTold /> : <HeardValues />;
}

function HeardValues() {
  const { change } = useSurvey();
  const { goNext } = useStep();
  const { result, failure, retry } = useHeardValues();

  function onNext(): void {
    change(proposeValues);
    goNext();
  }

  return (
    <SurveyLayout
      title="Potential Values"
      lead={
        result && (
          <p>
            These values seem to live in your stories. Keep what is true for you. In a moment you can change them and
            add your own.
          </p>
        )
      }
      next={{ disabled: result === undefined, onClick: onNext }}
    >
      {result === undefined && failure.length === 0 && <CalculatingValues />}
      <AskingFailed messages={failure} onRetry={retry} />
      {result && (
        <>
          <KindLine safety={result.safety} />
          <ul className={styles.values} aria-label="Proposed values">
            {heardValues(result).map((value) => (
              <ProposedValue key={value} value={value} result={result} />
            ))}
          </ul>
          <MoreQuestions />
        </>
      )}
    </SurveyLayout>
  );
}
