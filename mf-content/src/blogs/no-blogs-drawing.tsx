/** Nothing to read yet: an open book on its stand, its pages still white, and a lamp beside it. Decoration. */
export function NoBlogsDrawing() {
  return (
    <svg className="sp-drawing" viewBox="0 0 240 160" width="240" height="160" aria-hidden="true">
      <path className="sp-draw-rose" d="M14 116a106 66 0 0 1 212 0q0 22-106 22T14 116z" />
      <path className="sp-draw-kumkum" d="M50 112l56-12h28l56 12-8 14-62-8-62 8z" />
      <path
        className="sp-draw-sheet"
        d="M44 50q40-10 76 8 36-18 76-8v56q-40-8-76 10-36-18-76-10z"
      />
      <path className="sp-draw-line" d="M120 58v56" />
      <path
        className="sp-draw-haldi"
        d="M188 122h34q-3 12-17 12t-17-12zM205 118q-9-9 0-24 9 15 0 24z"
      />
    </svg>
  );
}
