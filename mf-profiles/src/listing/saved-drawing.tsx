import './drawings.css';

/** No one saved: an open album with its corners ready, and the ribbon that marks a page. Decoration. */
export function SavedDrawing() {
  return (
    <svg className="sp-drawing" viewBox="0 0 240 160" width="240" height="160" aria-hidden="true">
      <path className="sp-draw-rose" d="M14 116a106 66 0 0 1 212 0q0 22-106 22T14 116z" />
      <path
        className="sp-draw-kumkum"
        d="M34 44h76q10 0 10 8 0-8 10-8h76v88h-76q-10 0-10 6 0-6-10-6H34z"
      />
      <path className="pf-drawing__page" d="M42 36h64q14 0 14 12v80q0-8-14-8H42z" />
      <path className="pf-drawing__page" d="M198 36h-64q-14 0-14 12v80q0-8 14-8h64z" />
      <path
        className="pf-drawing__line"
        d="M54 62V50h12M96 62V50H84M54 94v12h12M96 94v12H84M144 62V50h12M186 62V50h-12M144 94v12h12M186 94v12h-12"
      />
      <path className="sp-draw-haldi" d="M160 28h18v46l-9-9-9 9z" />
    </svg>
  );
}
