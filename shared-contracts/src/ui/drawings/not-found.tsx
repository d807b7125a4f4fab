import { Drawing } from './drawing.tsx';

/** An unknown address. */
export function NotFoundDrawing() {
  return (
    <Drawing>
      <circle className="sp-draw-rose" cx="120" cy="80" r="64" />
    </Drawing>
  );
}
