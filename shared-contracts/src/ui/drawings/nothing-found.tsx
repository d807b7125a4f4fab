import { Drawing } from './drawing.tsx';

/** A search without results. */
export function NothingFoundDrawing() {
  return (
    <Drawing>
      <circle className="sp-draw-rose" cx="120" cy="80" r="64" />
    </Drawing>
  );
}
