import { useEffect, useEffectEvent, useRef } from 'react';
import { keepPinned, scrollToQuestion } from './question-in-sight.ts';
import { isLongQuestion, partsOf } from './question-look.ts';
import { onVisibleArea } from './visible-area.ts';
import styles from './asked-question.module.css';

interface AskedQuestionProps {
  readonly question: string;
  /** Word by word for the eye only: the finished question is said once, with the field that waits for its answer. */
  readonly isArriving: boolean;
  readonly note: string | undefined;
  /** Something above is to be read first. */
  readonly waits: boolean;
}

/** What is asked now. On a small screen it stays in sight above the field, whatever is scrolled or typed. */
export function AskedQuestion({ question, isArriving, note, waits }: AskedQuestionProps) {
  const { words, asked } = partsOf(question);
  const start = useRef<HTMLDivElement>(null);
  const pinned = useRef<HTMLDivElement>(null);
  const shown = useRef(`${isArriving} ${question}`);

  const place = useEffectEvent(() => {
    if (start.current !== null && pinned.current !== null) keepPinned(start.current, pinned.current);
  });
  const showWhole = useEffectEvent(() => {
    if (pinned.current !== null && !waits) scrollToQuestion(pinned.current);
  });

  useEffect(() => onVisibleArea(place), []);

  useEffect(() => {
    // On arrival the page's own beginning comes first.
    const now = `${isArriving} ${question}`;
    const isNew = shown.current !== now;
    shown.current = now;
    // In the frame that lays the question out anyway.
    const frame = requestAnimationFrame(() => {
      place();
      if (isNew) showWhole();
    });
    return () => cancelAnimationFrame(frame);
  }, [question, isArriving]);

  // A keyboard has opened before anything was written.
  useEffect(() => {
    const opened = () => {
      const field = document.activeElement;
      if (field instanceof HTMLTextAreaElement && field.value === '') showWhole();
    };
    window.visualViewport?.addEventListener('resize', opened);
    return () => window.visualViewport?.removeEventListener('resize', opened);
  }, []);

  return (
    <>
      {note !== undefined && note !== '' && <p className={styles.note}>{note}</p>}
      <div ref={start} className={styles.start} />
      <div ref={pinned} className={styles.pinned}>
        <h2
          className={styles.question}
          data-long={isLongQuestion(question)}
          dir="auto"
          aria-hidden={isArriving || undefined}
        >
          <span className={styles.words}>{words}</span>
          {asked}
        </h2>
      </div>
    </>
  );
}
