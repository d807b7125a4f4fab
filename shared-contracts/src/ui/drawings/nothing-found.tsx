import { Drawing } from './drawing.tsx';
import { Marigold } from './garland.tsx';

/** A search without results: a glass over cards that are not there. */
export function NothingFoundDrawing() {
  return (
    <Drawing>
      <path className="sp-draw-rose" d="M14 116a106 66 0 0 1 212 0q0 22-106 22T14 116z" />
      <rect className="sp-draw-sheet" x="42" y="46" width="52" height="70" rx="7" />
      <rect className="sp-draw-sheet" x="146" y="46" width="52" height="70" rx="7" />
      <path
        className="sp-draw-soft"
        d="M50 54h36v36H50zM154 54h36v36h-36zM50 98h28v5H50zM154 98h28v5h-28z"
      />
      <circle className="sp-draw-card" cx="118" cy="76" r="36" />
      <Marigold x={118} y={76} r={14} />
      <circle className="sp-draw-handle" cx="118" cy="76" r="36" />
      <path className="sp-draw-handle" d="M144 102l22 24" />
    </Drawing>
  );
}
