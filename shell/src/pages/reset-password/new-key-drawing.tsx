/** A new password: a closed lock with a garland over it, and its key. Decoration. */
export function NewKeyDrawing() {
  return (
    <svg className="sp-drawing" viewBox="0 0 240 160" width="240" height="160" aria-hidden="true">
      <path className="sp-draw-rose" d="M14 116a106 66 0 0 1 212 0q0 22-106 22T14 116z" />
      <path className="sp-draw-handle" d="M76 72V52a26 26 0 0 1 52 0v20" />
      <path className="sp-draw-kumkum" d="M60 70h84q8 0 8 8v50q0 8-8 8H60q-8 0-8-8V78q0-8 8-8z" />
      <path className="sp-draw-haldi" d="M102 90a9 9 0 0 1 5 16l4 16H93l4-16a9 9 0 0 1 5-16z" />
      <path
        className="sp-draw-marigold"
        d="M190 62a18 18 0 0 1 5 35v31h10v8h-10v6h-10V97a18 18 0 0 1 5-35zm0 11a7 7 0 1 0 0 14 7 7 0 0 0 0-14z"
        fillRule="evenodd"
      />
      <circle className="sp-draw-flower" cx="52" cy="74" r="7" pathLength="40" />
      <circle className="sp-draw-marigold" cx="52" cy="74" r="4.4" />
      <circle className="sp-draw-flower" cx="152" cy="74" r="7" pathLength="40" />
      <circle className="sp-draw-marigold" cx="152" cy="74" r="4.4" />
    </svg>
  );
}
