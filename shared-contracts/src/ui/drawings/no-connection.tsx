import { Drawing } from './drawing.tsx';

/** No way to the server. */
export function NoConnectionDrawing() {
  return (
    <Drawing>
      <circle className="sp-draw-rose" cx="120" cy="80" r="64" />
    </Drawing>
  );
}
