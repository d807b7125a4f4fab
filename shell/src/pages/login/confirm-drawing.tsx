/** An address to confirm: a letter of two families' names, and the seal that is still to be pressed. Decoration. */
export function ConfirmDrawing() {
  return (
    <svg className="sp-drawing" viewBox="0 0 240 160" width="240" height="160" aria-hidden="true">
      <path className="sp-draw-rose" d="M14 116a106 66 0 0 1 212 0q0 22-106 22T14 116z" />
      <path className="sp-draw-sheet" d="M62 30h88v106H62z" />
      <path className="sp-draw-line" d="M78 52h56M78 68h56M78 84h36" />
      <circle className="sp-draw-line" strokeDasharray="4 6" cx="130" cy="112" r="12" />
      <path
        className="sp-draw-kumkum"
        d="M156 96h40v10h-40zM164 84q0-6 6-8V56h12v20q6 2 6 8v12h-24z"
      />
      <circle className="sp-draw-haldi" cx="176" cy="48" r="14" />
      <path className="sp-draw-soft" d="M150 106h52v8h-52z" />
      <circle className="sp-draw-flower" cx="78" cy="116" r="8" pathLength="40" />
      <circle className="sp-draw-marigold" cx="78" cy="116" r="5" />
    </svg>
  );
}
