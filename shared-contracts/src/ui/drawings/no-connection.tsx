import { Drawing } from './drawing.tsx';
import { Garland, Marigold } from './garland.tsx';

/** No way to the server: a garland whose thread has come apart. */
export function NoConnectionDrawing() {
  return (
    <Drawing>
      <path className="sp-draw-rose" d="M14 116a106 66 0 0 1 212 0q0 22-106 22T14 116z" />
      <path className="sp-draw-line" d="M34 150V38M206 150V38M26 150h16M198 150h16" />
      <Garland d="M34 40c8 34 26 52 58 50" />
      <Garland d="M206 40c-8 34-26 52-58 50" />
      <path className="sp-draw-line sp-draw-dashed" d="M96 90c10 0 12-8 24-8s14 8 24 8" />
      <Marigold x={114} y={130} r={7} />
      <Marigold x={136} y={138} r={5} />
    </Drawing>
  );
}
