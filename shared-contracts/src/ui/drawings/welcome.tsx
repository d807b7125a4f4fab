import { Drawing } from './drawing.tsx';
import { Garland, Marigold } from './garland.tsx';

/** A welcome for visitors: a lit door with marigolds over it and lamps beside it. */
export function WelcomeDrawing() {
  return (
    <Drawing>
      <path className="sp-draw-rose" d="M6 146V96a114 88 0 0 1 228 0v50z" />
      <path className="sp-draw-kumkum" d="M72 146V66a48 48 0 0 1 96 0v80z" />
      <path className="sp-draw-warm" d="M84 146V68a36 36 0 0 1 72 0v78z" />
      <path className="sp-draw-line" d="M120 32v114M96 146V92h14v54M130 146V92h14v54" />
      <Garland d="M60 52q15 34 30 10q15 26 30 6q15 20 30-6q15 24 30-10" />
      <Garland d="M66 58v50" />
      <Garland d="M174 58v50" />
      <path className="sp-draw-soft" d="M52 146h136l10 8H42z" />
      <path
        className="sp-draw-marigold"
        d="M22 136h28q-2 10-14 10t-14-10zM190 136h28q-2 10-14 10t-14-10z"
      />
      <path
        className="sp-draw-haldi"
        d="M36 134q-7-7 0-18 7 11 0 18zM204 134q-7-7 0-18 7 11 0 18z"
      />
      <Marigold x={104} y={150} r={5} />
      <Marigold x={120} y={150} r={7} />
      <Marigold x={136} y={150} r={5} />
    </Drawing>
  );
}
