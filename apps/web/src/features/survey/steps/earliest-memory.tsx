import { useRef } from 'react';
import { PROGRESS_BAR_WIDTH_PX } from '@lf/domain/limits';
import { EARLIEST_MEMORY_MESSAGES } from '@lf/domain/messages/survey';
import { Progress } from '../../../components/ui/progress.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { UndoNotice } from '../area/notice.tsx';
import { AskedQuestion } from '../interview/asked-question.tsx';
import { AskingFailed } from '../interview/asking-failed.tsx';
import { EmptiedAnswerDialog } from '../interview/emptied-answer-dialog.tsx';
import { GentleHelp } from '../interview/gentle-help.tsx';
import { totalOf } from '../interview/interview.ts';
import { QuestionActions } from '../interview/question-actions.tsx';
import { useInterview } from '../interview/use-interview.ts';
import { LateSafetyNotice } from '../safety/late-safety-notice.tsx';
import { WritingField } from '../interview/writing-field.tsx';
import { SurveyLayout } from '../layout/survey-layout.tsx';
import { useStep } from '../layout/use-step.ts';
import { useSurvey } from '../session/survey-context.ts';
import styles from './earliest-memory.module.css';

export default function EarliestMemory() {
  const { form } = useSurvey();
  const { goBack } = useStep();
  const interview = useInterview();
  const { item, text, asking, arriving, failure } = interview;
  const isArriving = arriving !== '';
  const question = isArriving ? arriving : item?.question;
  const total = totalOf(form);
  const number = Math.min(interview.index + 1, total);
  const place = useRef<HTMLDivElement>(null);
  const isInterrupted = item?.safety !== undefined && item.safety.unsure !== true;
  const goOn = () => place.current?.querySelector('textarea')?.focus();
  const notice = item?.safety !== undefined && !isArriving && (
    <LateSafetyNotice key={item.question} safety={item.safety} onGoOn={goOn} />
  );

  return (
    <SurveyLayout title="Earliest Memory" quietTitle next={false} back={{ onClick: () => interview.leave(goBack) }}>
      <div ref={place} className={styles.interview}>
        <Progress
          label={EARLIEST_MEMORY_MESSAGES.progress(number, total)}
          value={number}
          max={total}
          widthPx={PROGRESS_BAR_WIDTH_PX}
        />
        {isInterrupted && notice}
        {question === undefined ? (
          asking && <Skeleton label="Your first question is on its way" lines={2} />
        ) : (
          <AskedQuestion
            question={question}
            isArriving={isArriving}
            note={isArriving ? undefined : item?.note}
            waits={!isArriving && isInterrupted}
          />
        )}
        {!isInterrupted && notice}
        {item !== undefined && (
          <>
            <div className={isArriving ? styles.unseen : undefined}>
              <GentleHelp why={item.why} />
            </div>
            <WritingField
              question={item.question}
              text={isArriving ? '' : text}
              readOnly={asking}
              waits={isInterrupted}
              onText={interview.write}
              onSubmit={interview.submit}
            />
          </>
        )}
        <AskingFailed messages={failure} onRetry={interview.retry} />
        <QuestionActions interview={interview} />
        {failure.length === 0 && <UndoNotice />}
        {asking && item !== undefined && <output className={styles.reading}>Reading what you wrote…</output>}
      </div>
      <EmptiedAnswerDialog open={interview.isEmptied} onKeep={interview.keepEmptied} onTakeOut={interview.takeOut} />
    </SurveyLayout>
  );
}
