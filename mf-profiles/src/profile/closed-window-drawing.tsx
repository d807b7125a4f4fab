/** A person who cannot be seen: a window with its shutters closed, flowers on the sill. Decoration. */
export function ClosedWindowDrawing() {
  return (
    <svg className="sp-drawing" viewBox="0 0 240 160" width="240" height="160" aria-hidden="true">
      <path className="sp-draw-rose" d="M14 116a106 66 0 0 1 212 0q0 22-106 22T14 116z" />
      <path className="sp-draw-soft" d="M68 116V60a52 46 0 0 1 104 0v56z" />
      <path
        className="sp-draw-kumkum"
        d="M78 112V62a42 38 0 0 1 40-38v88zM122 112V24a42 38 0 0 1 40 38v50z"
      />
      <path
        className="sp-draw-haldi"
        d="M88 66h20v5H88zM88 80h20v5H88zM88 94h20v5H88zM132 66h20v5h-20zM132 80h20v5h-20zM132 94h20v5h-20z"
      />
      <path className="sp-draw-soft" d="M56 114h128v9H56z" />
      <circle className="sp-draw-flower" cx="80" cy="112" r="8" pathLength="40" />
      <circle className="sp-draw-marigold" cx="80" cy="112" r="5" />
      <circle className="sp-draw-flower" cx="160" cy="112" r="8" pathLength="40" />
      <circle className="sp-draw-marigold" cx="160" cy="112" r="5" />
    </svg>
  );
}
