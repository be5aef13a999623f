import { EARLIEST_MEMORY_MESSAGES } from '@lf/domain/messages/survey';
import { SHELL_MESSAGES } from '@lf/domain/messages/shell';
import { Button } from '../../../components/ui/button.tsx';
import { isSubmittable } from './interview.ts';
import type { useInterview } from './use-interview.ts';
import styles from './question-actions.module.css';

/** Skip is for a question without an answer; an answered one has Next. */
export function QuestionActions({ interview }: { readonly interview: ReturnType<typeof useInterview> }) {
  const { item, text, asking, index, count } = interview;
  if (item === undefined) return null;
  const answered = item.answer !== '';
  return (
    <div className={styles.actions}>
      <Button
        disabled={asking || !isSubmittable(text)}
        onClick={interview.submit}
        onPointerEnter={interview.onSubmitNear}
        onFocus={interview.onSubmitNear}
      >
        {asking ? EARLIEST_MEMORY_MESSAGES.loading : EARLIEST_MEMORY_MESSAGES.submit}
      </Button>
      {count > 1 && (
        <Button variant="secondary" data-previous disabled={asking || index === 0} onClick={interview.showPrevious}>
          {EARLIEST_MEMORY_MESSAGES.previous}
        </Button>
      )}
      {answered && (
        <Button variant="secondary" arrow="forward" disabled={asking} onClick={interview.showNext}>
          {SHELL_MESSAGES.next}
        </Button>
      )}
      {!interview.isCurrent && (
        <Button variant="quiet" disabled={asking} onClick={interview.showCurrent}>
          {EARLIEST_MEMORY_MESSAGES.newest}
        </Button>
      )}
      {!answered && (
        <Button variant="quiet" disabled={asking} onClick={interview.skip}>
          {EARLIEST_MEMORY_MESSAGES.skip}
        </Button>
      )}
    </div>
  );
}
