import { useState } from 'react';
import { storiesTold } from '@lf/domain/classic/form';
import { stepAt } from '@lf/domain/survey-steps';
import { BEFORE_WE_BEGIN_MESSAGES } from '@lf/domain/messages/survey';
import { Button } from '../../../components/ui/button.tsx';
import { answeredItems, resumeInterview } from '../interview/interview.ts';
import { markLicenseUsed } from '../api/mark-license-used.ts';
import { SurveyLayout } from '../layout/survey-layout.tsx';
import { useStep } from '../layout/use-step.ts';
import { useSurvey } from '../session/survey-context.ts';
import { useShowFailure } from '../area/notice.tsx';
import { StartNewDialog } from './start-new-dialog.tsx';
import { WhatToExpect } from './what-to-expect.tsx';
import styles from './before-we-begin.module.css';

export function BeforeWeBegin() {
  const { key, state, form, change, session } = useSurvey();
  const { goTo } = useStep();
  const showFailure = useShowFailure();
  const [asking, setAsking] = useState(false);
  const [clearing, setClearing] = useState(false);
  const lastPage = stepAt(state.record.lastPageAccessed);
  const answers = answeredItems(form).length + storiesTold(form);

  function begin(): void {
    void markLicenseUsed(key.licenseCode);
    change((now) => ({ ...now, flow: 'main' }));
    goTo('about-you');
  }

  function goOn(): void {
    if (lastPage === undefined) return;
    void markLicenseUsed(key.licenseCode);
    change(resumeInterview);
    goTo(lastPage.slug);
  }

  async function startNew(): Promise<void> {
    setAsking(false);
    setClearing(true);
    try {
      await session.startNew();
      begin();
    } catch (error) {
      showFailure(error instanceof Error ? (error.cause ?? error) : error);
    } finally {
      setClearing(false);
    }
  }

  function takeClassic(): void {
    void markLicenseUsed(key.licenseCode);
    change((now) => ({ ...now, flow: 'classic' }));
    goTo('not-very-much');
  }

  return (
    <SurveyLayout
      title="Before We Begin"
      lead={
        <p>
          You are about to look back at moments that made you who you are. There is nothing to prepare and nothing to
          get right.
        </p>
      }
      next={lastPage === undefined ? { onClick: begin } : false}
    >
      {lastPage && (
        <section className={styles.inProgress} aria-labelledby="in-progress">
          <p id="in-progress" className={styles.question}>
            {BEFORE_WE_BEGIN_MESSAGES.inProgress}
          </p>
          <p className={styles.where}>
            You were at <strong>{lastPage.title}</strong>
            {answers > 0 && `, with ${answers} ${answers === 1 ? 'answer' : 'answers'} written`}.
          </p>
          <div className={styles.choices}>
            <Button arrow="forward" onClick={goOn}>
              {BEFORE_WE_BEGIN_MESSAGES.continue}
            </Button>
            <Button
              variant="secondary"
              loading={clearing}
              onClick={() => (answers > 0 ? setAsking(true) : void startNew())}
            >
              {BEFORE_WE_BEGIN_MESSAGES.startNew}
            </Button>
          </div>
        </section>
      )}
      <WhatToExpect />
      <p>
        <Button variant="quiet" onClick={takeClassic}>
          {BEFORE_WE_BEGIN_MESSAGES.classic}
        </Button>
      </p>
      <StartNewDialog
        open={asking}
        answers={answers}
        onKeep={() => setAsking(false)}
        onStartNew={() => void startNew()}
      />
    </SurveyLayout>
  );
}
