import { Drawing } from './drawing.tsx';

/** A welcome for visitors. */
export function WelcomeDrawing() {
  return (
    <Drawing>
      <circle className="sp-draw-rose" cx="120" cy="80" r="64" />
    </Drawing>
  );
}
