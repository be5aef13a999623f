import { useState } from 'react';
import { storiesTold } from '@lf/domain/classic/stories-told';
import { isInFlow, nextStep, stepAt } from '@lf/domain/survey-steps';
import { SEE_SAMPLE } from '@lf/domain/messages/shell';
import { BEFORE_WE_BEGIN_MESSAGES } from '@lf/domain/messages/survey-opening';
import { paths } from '../../../app/paths.ts';
import { Button } from '../../../components/ui/button.tsx';
import { VisuallyHidden } from '../../../components/ui/visually-hidden.tsx';
import { useNavigate } from '../../../lib/router/use-navigate.ts';
import { answeredItems, resumeInterview } from '../interview/interview.ts';
import { markLicenseUsed } from '../api/mark-license-used.ts';
import { SurveyLayout } from '../layout/survey-layout.tsx';
import { useStep } from '../layout/use-step.ts';
import { useSurvey } from '../session/survey-context.ts';
import { useShowFailure } from '../area/notice.tsx';
import { FlowChoice } from './flow-choice.tsx';
import { StartNewDialog } from './start-new-dialog.tsx';
import { WhatToExpect } from './what-to-expect.tsx';
import styles from './before-we-begin.module.css';

export function BeforeWeBegin({ home }: { readonly home: string }) {
  const { key, state, form, change, session } = useSurvey();
  const { flow, goTo } = useStep();
  const navigate = useNavigate();
  const showFailure = useShowFailure();
  const [asking, setAsking] = useState(false);
  const [clearing, setClearing] = useState(false);
  const written = { main: answeredItems(form).length, classic: storiesTold(form) };
  const here = written[flow];

  /** On where this flow was left, or at its beginning. */
  function goOn(): void {
    void markLicenseUsed(key.licenseCode);
    change(resumeInterview);
    const { lastPageAccessed, form: now } = session.getState().record;
    const last = stepAt(lastPageAccessed);
    const taken = now.flow ?? 'main';
    const to = last !== undefined && isInFlow(last, taken) ? last : nextStep('before-we-begin', taken);
    if (to !== undefined) goTo(to.slug);
  }

  async function startNew(): Promise<void> {
    setAsking(false);
    setClearing(true);
    try {
      await session.startNew();
    } catch (error) {
      showFailure(error instanceof Error ? (error.cause ?? error) : error);
    } finally {
      setClearing(false);
    }
  }

  const last = stepAt(state.record.lastPageAccessed);
  const lastPage = last !== undefined && isInFlow(last, flow) ? last : undefined;
  return (
    <SurveyLayout
      title="Before We Begin"
      lead={
        <p>
          You are about to look back at moments that made you who you are. There is nothing to prepare and nothing to
          get right.
        </p>
      }
      back={{ onClick: () => navigate(home) }}
      next={lastPage === undefined ? { onClick: goOn } : false}
    >
      {lastPage && (
        <section className={styles.inProgress} aria-labelledby="in-progress">
          <p id="in-progress" className={styles.question}>
            {BEFORE_WE_BEGIN_MESSAGES.inProgress}
          </p>
          <p className={styles.where}>
            You were at <strong>{lastPage.title}</strong>
            {here > 0 && `, with ${here} ${here === 1 ? 'answer' : 'answers'} written`}.
          </p>
          <div className={styles.choices}>
            <Button arrow="forward" onClick={goOn}>
              {BEFORE_WE_BEGIN_MESSAGES.continue}
            </Button>
            <Button
              variant="secondary"
              loading={clearing}
              onClick={() => (written.main + written.classic > 0 ? setAsking(true) : void startNew())}
            >
              {BEFORE_WE_BEGIN_MESSAGES.startNew}
            </Button>
          </div>
        </section>
      )}
      <WhatToExpect />
      <p>
        {/* In a tab of its own: leaving the survey asks first. */}
        <a href={paths.sample} target="_blank" rel="noreferrer">
          {SEE_SAMPLE}
          <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
        </a>
      </p>
      <FlowChoice
        flow={flow}
        written={written}
        onSwitch={(to) => {
          session.switchFlow(to);
          goOn();
        }}
      />
      <StartNewDialog
        open={asking}
        answers={written.main + written.classic}
        onKeep={() => setAsking(false)}
        onStartNew={() => void startNew()}
      />
    </SurveyLayout>
  );
}
