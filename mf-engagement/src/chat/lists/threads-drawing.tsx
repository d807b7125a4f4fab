/** No conversation yet: two cups of tea on a table, poured for a first talk. Decoration. */
export function ThreadsDrawing() {
  return (
    <svg className="sp-drawing" viewBox="0 0 240 160" width="240" height="160" aria-hidden="true">
      <path className="sp-draw-rose" d="M14 116a106 66 0 0 1 212 0q0 22-106 22T14 116z" />
      <path className="sp-draw-soft" d="M30 118h180v10H30z" />
      <path
        className="sp-draw-kumkum"
        d="M58 84h42v18q0 16-21 16t-21-16zM140 84h42v18q0 16-21 16t-21-16z"
      />
      <path className="sp-draw-handle" d="M58 90h-8q-6 12 10 16M182 90h8q6 12-10 16" />
      <path
        className="sp-draw-line"
        d="M70 76q-6-10 0-18t0-16M88 76q-6-10 0-18t0-16M152 76q-6-10 0-18t0-16M170 76q-6-10 0-18t0-16"
      />
      <circle className="sp-draw-flower" cx="120" cy="110" r="8" pathLength="40" />
      <circle className="sp-draw-marigold" cx="120" cy="110" r="5" />
    </svg>
  );
}
