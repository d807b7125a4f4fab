/** No conversation chosen: letters in their pigeonholes, one of them drawn out a little. Decoration. */
export function ChooseDrawing() {
  return (
    <svg className="sp-drawing" viewBox="0 0 240 160" width="240" height="160" aria-hidden="true">
      <path className="sp-draw-rose" d="M14 116a106 66 0 0 1 212 0q0 22-106 22T14 116z" />
      <path className="sp-draw-kumkum" d="M54 28h132v102H54z" />
      <path
        className="sp-draw-warm"
        d="M62 36h54v38H62zM124 36h54v38h-54zM62 82h54v40H62zM124 82h54v40h-54z"
      />
      <path className="sp-draw-sheet" d="M68 52h42v22H68zM130 58h42v16h-42zM68 104h42v18H68z" />
      <path className="sp-draw-line" d="M68 52l21 13 21-13" />
      <path className="sp-draw-sheet" d="M134 90l48 6-4 30-48-6z" />
      <path className="sp-draw-line" d="M134 90l21 21 27-15" />
      <path className="sp-draw-soft" d="M46 130h148v8H46z" />
      <circle className="sp-draw-flower" cx="120" cy="24" r="8" pathLength="40" />
      <circle className="sp-draw-marigold" cx="120" cy="24" r="5" />
    </svg>
  );
}
