import { startTransition, useRef, useState } from 'react';
import { POTENTIAL_VALUES_MESSAGES } from '@lf/domain/messages/potential-values';
import { AskingFailed } from '../interview/asking-failed.tsx';
import { answeredItems, toldItems } from '../interview/interview.ts';
import { SurveyLayout } from '../layout/survey-layout.tsx';
import { useStep } from '../layout/use-step.ts';
import { LateSafetyNotice } from '../safety/late-safety-notice.tsx';
import { useSurvey } from '../session/survey-context.ts';
import { CalculatingValues } from '../values/calculating-values.tsx';
import { MissingSentence } from '../values/missing-sentence.tsx';
import { MoreQuestions } from '../values/more-questions.tsx';
import { NothingDetected } from '../values/nothing-detected.tsx';
import { NothingTold } from '../values/nothing-told.tsx';
import { proposalsOf, proposalsProblem } from '../values/proposals.ts';
import { ProposedValue } from '../values/proposed-value.tsx';
import { useDetectedValues } from '../values/use-detected-values.ts';
import { proposeValues } from '../values/value-choices.ts';
import { WhatToTick } from '../values/what-to-tick.tsx';
import styles from './potential-values.module.css';

export default function PotentialValues() {
  const { form } = useSurvey();
  if (answeredItems(form).length === 0) return <NothingTold />;
  return toldItems(form).length === 0 ? <AllSkipped /> : <DetectedValues />;
}

function useOn(): () => void {
  const { change } = useSurvey();
  const { goNext } = useStep();
  // Together: this step is not drawn anew before the next one comes.
  return () =>
    startTransition(() => {
      change(proposeValues);
      goNext();
    });
}

/** Nothing to read, so nothing is asked of the service. */
function AllSkipped() {
  const goOn = useOn();
  return (
    <SurveyLayout title="Potential Values" next={{ label: POTENTIAL_VALUES_MESSAGES.addOwn, onClick: goOn }}>
      <NothingDetected isSkipped />
      <MoreQuestions />
    </SurveyLayout>
  );
}

function DetectedValues() {
  const { form } = useSurvey();
  const goOn = useOn();
  const { result, failure, retry } = useDetectedValues();
  const [explains, setExplains] = useState(false);
  const [picked, setPicked] = useState<string>();
  const list = useRef<HTMLDivElement>(null);
  const proposals = proposalsOf(form);
  const problem = proposalsProblem(proposals);
  const isEmpty = result !== undefined && proposals.length === 0;

  function onNext(): void {
    if (problem === undefined || isEmpty) goOn();
    else setExplains(true);
  }

  return (
    <SurveyLayout
      title="Potential Values"
      lead={result && !isEmpty && <p>{POTENTIAL_VALUES_MESSAGES.lead}</p>}
      next={{
        disabled: result === undefined,
        onClick: onNext,
        ...(isEmpty && { label: POTENTIAL_VALUES_MESSAGES.addOwn }),
      }}
    >
      {result === undefined && failure.length === 0 && <CalculatingValues />}
      <AskingFailed messages={failure} onRetry={retry} />
      {result && (
        <>
          {result.safety && <LateSafetyNotice safety={result.safety} onGoOn={() => list.current?.focus()} />}
          <div ref={list} tabIndex={-1} className={styles.proposals}>
            {isEmpty && <NothingDetected isSkipped={false} />}
            <ul className={styles.values} aria-label="Proposed values">
              {proposals.map((proposal) => (
                <ProposedValue
                  key={proposal.id}
                  proposal={proposal}
                  proposals={proposals}
                  isNew={proposal.id === picked}
                />
              ))}
            </ul>
            <MissingSentence proposals={proposals} onPicked={setPicked} />
          </div>
          <MoreQuestions />
          {explains && problem !== undefined && <WhatToTick problem={problem} onAddOwn={goOn} />}
        </>
      )}
    </SurveyLayout>
  );
}
