import { useRef, useState, type ReactNode } from 'react';
import { moveTo } from '@lf/domain/move-to';
import { moveAnnouncement } from '@lf/domain/value-order';
import { VALUE_ORDER_MESSAGES } from '@lf/domain/messages/survey';
import { Button } from '../../../components/ui/button.tsx';
import { VisuallyHidden } from '../../../components/ui/visually-hidden.tsx';
import { SurveyLayout } from '../layout/survey-layout.tsx';
import { useStep } from '../layout/use-step.ts';
import { DragOrder } from '../order/drag-order.tsx';
import { NoValues } from '../order/no-values.tsx';
import { useMovedFocus } from '../order/use-moved-focus.ts';
import { useSurvey } from '../session/survey-context.ts';
import styles from './value-order.module.css';

interface ValueOrderProps {
  /** The spoken introduction, before the list or, where there is little room, after it. */
  readonly intro?: ReactNode;
  readonly listFirst?: boolean;
}

export function ValueOrder({ intro, listFirst = false }: ValueOrderProps) {
  const { form, change } = useSurvey();
  const { goTo, goNext } = useStep();
  const values = form['value-order'] ?? [];
  const list = useRef<HTMLDivElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const focusMoved = useMovedFocus(list, values);

  function move(from: number, to: number): void {
    const next = moveTo(values, from, to);
    focusMoved({ value: values[from] ?? '', direction: to < from ? 'up' : 'down' });
    setAnnouncement(moveAnnouncement(next, to));
    change((now) => ({ ...now, 'value-order': [...next] }));
  }

  if (values.length === 0) return <NoValues title="Value Order" />;
  return (
    <SurveyLayout
      title="Value Order"
      lead={
        <p>
          Put your values in the order in which they carry you. The first one is the ground, the last one is what it is
          all for.
        </p>
      }
      next={false}
    >
      {!listFirst && intro}
      <div ref={list}>
        <DragOrder values={values} onMove={move} />
      </div>
      {listFirst && intro}
      <VisuallyHidden>
        <output>{announcement}</output>
      </VisuallyHidden>
      <section className={styles.accurate} aria-labelledby="accurate">
        <h2 id="accurate" className={styles.question}>
          {VALUE_ORDER_MESSAGES.accurate}
        </h2>
        <div className={styles.choices}>
          <Button arrow="forward" onClick={goNext}>
            {VALUE_ORDER_MESSAGES.create}
          </Button>
          <Button variant="secondary" onClick={() => goTo('add-values')}>
            {VALUE_ORDER_MESSAGES.edit}
          </Button>
        </div>
      </section>
    </SurveyLayout>
  );
}
