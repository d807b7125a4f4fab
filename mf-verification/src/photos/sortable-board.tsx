import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import {
  arrayMove,
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
} from '@dnd-kit/sortable';
import { useRef, type ReactNode } from 'react';
import { useTexts } from 'shared-contracts/host';
import type { Elements } from 'shared-contracts/ui/core';
import { photoTexts } from '../locales/en/photos.ts';
import { IconHandle } from './photo-icons.tsx';

interface SortableBoardProps {
  readonly ids: readonly string[];
  readonly tile: (id: string, handle: Elements) => ReactNode;
  readonly onOrder: (ids: readonly string[]) => void;
}

/** Px that a pointer moves before it drags: less is a tap. */
const DRAG_FROM = 6;

/** Photos that are dragged by a handle, with a mouse, a finger or the keyboard; what happens is said aloud. */
export function SortableBoard({ ids, tile, onOrder }: SortableBoardProps) {
  const t = useTexts(photoTexts);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_FROM } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const placeOf = (id: UniqueIdentifier) => ids.indexOf(String(id)) + 1;
  const of = ids.length;
  const isLifted = useRef(false);
  const announcements: Announcements = {
    onDragStart({ active }) {
      isLifted.current = true;
      return t('order.lifted', { from: placeOf(active.id), of });
    },
    onDragOver({ over }) {
      // The first place that it is over is its own, which was said.
      const isFirst = isLifted.current;
      isLifted.current = false;
      return over === null || isFirst ? undefined : t('order.over', { to: placeOf(over.id), of });
    },
    onDragEnd: ({ active, over }) => t('order.dropped', { to: placeOf(over?.id ?? active.id), of }),
    onDragCancel: ({ active }) => t('order.cancelled', { from: placeOf(active.id) }),
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: t('order.instructions') },
      }}
      onDragEnd={({ active, over }) => {
        if (over === null || over.id === active.id) return;
        onOrder(arrayMove([...ids], placeOf(active.id) - 1, placeOf(over.id) - 1));
      }}
    >
      <SortableContext items={[...ids]} strategy={rectSortingStrategy}>
        <ul className="vf-photos">
          {ids.map((id, index) => (
            <SortableTile key={id} id={id} n={index + 1} tile={tile} />
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
}

function SortableTile({
  id,
  n,
  tile,
}: Pick<SortableBoardProps, 'tile'> & { readonly id: string; readonly n: number }) {
  const t = useTexts(photoTexts);
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, ...drag } = useSortable({ id });
  const { transform, transition, isDragging } = drag;
  const handle = (
    <button
      ref={setActivatorNodeRef}
      type="button"
      className="vf-photo__handle"
      aria-label={t('photo.move', { n })}
      aria-describedby={attributes['aria-describedby']}
      {...listeners}
    >
      <IconHandle />
    </button>
  );
  return (
    <li
      ref={setNodeRef}
      className={isDragging ? 'vf-photo vf-photo--dragged' : 'vf-photo'}
      style={{
        transform: transform ? `translate3d(${transform.x}px, ${transform.y}px, 0)` : undefined,
        transition,
      }}
    >
      {tile(id, handle)}
    </li>
  );
}
