import { Drawing } from './drawing.tsx';

/** A list with nothing in it yet. */
export function EmptyListDrawing() {
  return (
    <Drawing>
      <circle className="sp-draw-rose" cx="120" cy="80" r="64" />
    </Drawing>
  );
}
