/** An ad that is on its way: a notice on the board of the hall, with marigolds over it. Decoration. */
export function SentDrawing() {
  return (
    <svg className="sp-drawing" viewBox="0 0 240 160" width="240" height="160" aria-hidden="true">
      <path className="sp-draw-rose" d="M14 116a106 66 0 0 1 212 0q0 22-106 22T14 116z" />
      <path className="sp-draw-soft" d="M52 36h8v112h-8zM180 36h8v112h-8z" />
      <path className="sp-draw-kumkum" d="M44 28h152q6 0 6 6v78q0 6-6 6H44q-6 0-6-6V34q0-6 6-6z" />
      <path className="sp-draw-warm" d="M50 40h140v66H50z" />
      <path className="sp-draw-sheet" d="M88 48h64v52H88z" />
      <path className="sp-draw-rose" d="M96 56h48v18H96z" />
      <path className="sp-draw-haldi" d="M112 74q0-12 8-14 8 2 8 14z" />
      <path className="sp-draw-line" d="M100 82h40M100 91h24" />
      <circle className="sp-draw-kumkum" cx="120" cy="49" r="4" />
      <path className="sp-draw-beads" d="M38 24q41 24 82 4 41 20 82-4" />
      <path className="sp-draw-beads sp-draw-beads--deep" d="M38 24q41 24 82 4 41 20 82-4" />
    </svg>
  );
}
