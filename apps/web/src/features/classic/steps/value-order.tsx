import { useRef, useState } from 'react';
import { moveValue, orderedValues } from '@lf/domain/classic/order';
import { CLASSIC_MESSAGES } from '@lf/domain/messages/classic';
import { moveTo } from '@lf/domain/move-to';
import { moveAnnouncement } from '@lf/domain/value-order';
import { VisuallyHidden } from '../../../components/ui/visually-hidden.tsx';
import { DragOrder } from '../../survey/order/drag-order.tsx';
import { useMovedFocus } from '../../survey/order/use-moved-focus.ts';
import { ClassicLayout } from './classic-layout.tsx';
import { useClassic } from './use-classic.ts';

/** The points only suggest an order: what comes first, and what it is all for, is the person's to say. */
export default function ClassicValueOrderScreen() {
  const { answers, change } = useClassic();
  const values = orderedValues(answers);
  const list = useRef<HTMLDivElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const focusMoved = useMovedFocus(list, values);

  function move(from: number, to: number): void {
    focusMoved({ value: values[from] ?? '', direction: to < from ? 'up' : 'down' });
    setAnnouncement(moveAnnouncement(moveTo(values, from, to), to));
    change((now) => moveValue(now, from, to));
  }

  return (
    <ClassicLayout title={CLASSIC_MESSAGES.order.title} lead={<p>{CLASSIC_MESSAGES.order.lead}</p>}>
      <div ref={list}>
        <DragOrder values={values} onMove={move} />
      </div>
      <VisuallyHidden>
        <output>{announcement}</output>
      </VisuallyHidden>
    </ClassicLayout>
  );
}
