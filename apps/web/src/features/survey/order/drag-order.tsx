import { closestCenter, DndContext, PointerSensor, useSensor, useSensors, type DragEndEvent } from '@dnd-kit/core';
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { OrderedValue, type OrderedValueProps } from './ordered-value.tsx';
import styles from './order.module.css';

/** A press that wanders a little is still a press. */
const DRAG_STARTS_PX = 4;

/** The buttons announce every move in words; the library's own announcements would say it twice. */
const silent = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};

function SortableValue(props: Omit<OrderedValueProps, 'drag'>) {
  const { setNodeRef, listeners, transform, transition, isDragging } = useSortable({
    id: props.values[props.index] ?? '',
  });
  const style = {
    transform: transform === null ? undefined : `translate3d(0, ${Math.round(transform.y)}px, 0)`,
    transition,
  };
  return <OrderedValue {...props} drag={{ place: setNodeRef, style, handle: listeners ?? {}, dragging: isDragging }} />;
}

interface OrderProps {
  readonly values: readonly string[];
  readonly onMove: (from: number, to: number) => void;
}

export function DragOrder({ values, onMove }: OrderProps) {
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: DRAG_STARTS_PX } }));

  function onDragEnd({ active, over }: DragEndEvent): void {
    if (over === null || over.id === active.id) return;
    onMove(values.indexOf(String(active.id)), values.indexOf(String(over.id)));
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={onDragEnd}
      accessibility={{ announcements: silent, screenReaderInstructions: { draggable: '' } }}
    >
      <SortableContext items={[...values]} strategy={verticalListSortingStrategy}>
        <ol className={styles.order} aria-label="Your value-drivers in order">
          {values.map((value, index) => (
            <SortableValue key={value} values={values} index={index} onMove={onMove} />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}
