import { Drawing } from './drawing.tsx';
import { Marigold } from './garland.tsx';

/** A list with nothing in it yet: the kalash stands ready at the door. */
export function EmptyListDrawing() {
  return (
    <Drawing>
      <path className="sp-draw-rose" d="M14 116a106 66 0 0 1 212 0q0 22-106 22T14 116z" />
      <path
        className="sp-draw-leaf"
        d="M120 62c-20-2-34-12-42-28 18 0 32 8 42 28zM120 62c20-2 34-12 42-28-18 0-32 8-42 28zM118 60c-12-10-16-24-12-40 12 10 16 24 12 40zM122 60c12-10 16-24 12-40-12 10-16 24-12 40z"
      />
      <path className="sp-draw-marigold" d="M106 60c0-20 6-28 14-36 8 8 14 16 14 36z" />
      <path
        className="sp-draw-kumkum"
        d="M94 60h52v8h-8c22 8 30 22 30 36 0 18-18 34-48 34s-48-16-48-34c0-14 8-28 30-36h-8z"
      />
      <path className="sp-draw-haldi" d="M74 92h92q2 6 2 12H72q0-6 2-12z" />
      <Marigold x={52} y={134} r={8} />
      <Marigold x={188} y={134} r={8} />
    </Drawing>
  );
}
