/** No request: a bell on its chain, and mango leaves over the lintel. Decoration. */
export function RequestsDrawing() {
  return (
    <svg className="sp-drawing" viewBox="0 0 240 160" width="240" height="160" aria-hidden="true">
      <path className="sp-draw-rose" d="M14 116a106 66 0 0 1 212 0q0 22-106 22T14 116z" />
      <path className="sp-draw-soft" d="M44 30h152v10H44z" />
      <path
        className="sp-draw-leaf"
        d="M56 40q-2 20 8 26 8-8 4-26zM84 40q-2 20 8 26 8-8 4-26zM144 40q-2 20 8 26 8-8 4-26zM172 40q-2 20 8 26 8-8 4-26z"
      />
      <path className="sp-draw-line" d="M120 40v34" />
      <path className="sp-draw-haldi" d="M120 70q22 2 22 34l8 12H90l8-12q0-32 22-34z" />
      <path className="sp-draw-kumkum" d="M90 114h60v6H90z" />
      <circle className="sp-draw-kumkum" cx="120" cy="126" r="7" />
    </svg>
  );
}
