import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import type { Picture } from './picture/picture.ts';
import { moved, sized, type Rect } from './picture/rect.ts';

interface FrameOnPictureProps {
  readonly picture: Picture;
  readonly alt: string;
  /** `bar` hides what is under it, `crop` darkens what is around it. */
  readonly look: 'bar' | 'crop';
  readonly rect: Rect;
  /** Names the frame, and says which keys move it. */
  readonly label: string;
  readonly onChange: (rect: Rect) => void;
}

/** How far one press of a key goes. */
const STEP = 0.02;
const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/** Moves by dragging and by arrow keys, changes its size by its corner and by Shift with arrow keys. */
export function FrameOnPicture(props: FrameOnPictureProps) {
  const { picture, alt, look, rect, label, onChange } = props;
  const whole = useRef<HTMLDivElement>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    const way = WAYS[event.key];
    if (way === undefined) return;
    event.preventDefault();
    onChange(event.shiftKey ? sized(rect, ...way) : moved(rect, ...way));
  };

  /** From where a drag began: what the frame was then changes by how far the pointer is away from it. */
  const drag = (change: typeof moved) => (event: PointerEvent<HTMLElement>) => {
    const box = whole.current?.getBoundingClientRect();
    if (box === undefined || event.button > 0) return;
    event.stopPropagation();
    const { currentTarget: held, pointerId, clientX, clientY } = event;
    held.setPointerCapture(pointerId);
    const begun = rect;
    held.onpointermove = (now) =>
      onChange(
        change(begun, (now.clientX - clientX) / box.width, (now.clientY - clientY) / box.height),
      );
    held.onpointerup = held.onpointercancel = () => {
      held.onpointermove = held.onpointerup = held.onpointercancel = null;
    };
  };

  const place = {
    left: `${rect.x * 100}%`,
    top: `${rect.y * 100}%`,
    width: `${rect.w * 100}%`,
    height: `${rect.h * 100}%`,
  };
  return (
    <div className="vf-picture" ref={whole}>
      <img src={picture.url} alt={alt} width={picture.width} height={picture.height} />
      <button
        type="button"
        className={`vf-frame vf-frame--${look}`}
        style={place}
        aria-label={label}
        onKeyDown={onKeyDown}
        onPointerDown={drag(moved)}
      >
        <span className="vf-frame__corner" onPointerDown={drag(sized)} />
      </button>
    </div>
  );
}
