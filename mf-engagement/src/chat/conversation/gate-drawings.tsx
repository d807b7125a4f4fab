/** No request yet: a swing on its chains, with room for two. Decoration. */
export function AskDrawing() {
  return (
    <svg className="sp-drawing" viewBox="0 0 240 160" width="240" height="160" aria-hidden="true">
      <path className="sp-draw-rose" d="M14 116a106 66 0 0 1 212 0q0 22-106 22T14 116z" />
      <path className="sp-draw-soft" d="M38 18h164v10H38z" />
      <path className="sp-draw-line" d="M66 28v68M174 28v68" />
      <path
        className="sp-draw-haldi"
        d="M62 36h8v8h-8zM170 36h8v8h-8zM62 58h8v8h-8zM170 58h8v8h-8z"
      />
      <path className="sp-draw-kumkum" d="M50 96h140v12H50z" />
      <path className="sp-draw-leaf" d="M76 96q-2-26 18-26t18 26zM128 96q-2-26 18-26t18 26z" />
      <path className="sp-draw-marigold" d="M50 108h140v4H50z" />
      <circle className="sp-draw-flower" cx="120" cy="90" r="8" pathLength="40" />
      <circle className="sp-draw-marigold" cx="120" cy="90" r="5" />
    </svg>
  );
}

/** A request on its way: a pigeon over the roofs, with a letter. Decoration. */
export function OnItsWayDrawing() {
  return (
    <svg className="sp-drawing" viewBox="0 0 240 160" width="240" height="160" aria-hidden="true">
      <path className="sp-draw-rose" d="M14 116a106 66 0 0 1 212 0q0 22-106 22T14 116z" />
      <path className="sp-draw-line" strokeDasharray="4 6" d="M30 96q34-48 74-40" />
      <path className="sp-draw-soft" d="M166 98l28-20 28 20v38h-56z" />
      <path className="sp-draw-kumkum" d="M160 100l34-26 34 26-4 6-30-22-30 22z" />
      <path className="sp-draw-haldi" d="M186 114h16v22h-16z" />
      <path className="sp-draw-sheet" d="M108 84h34v22h-34z" />
      <path className="sp-draw-line" d="M108 84l17 12 17-12" />
      <path
        className="sp-draw-haldi"
        d="M98 62q4 22 30 20 24-2 28-26l12-4-11-6q-12-8-20 4l-6 10q-16 4-33 2z"
      />
      <path className="sp-draw-marigold" d="M112 62q-6-28 14-36 14 12 6 36z" />
      <circle className="sp-draw-kumkum" cx="152" cy="48" r="2.5" />
    </svg>
  );
}

/** A request: the tray of welcome with its lamp, kumkum and flowers. Decoration. */
export function RequestedDrawing() {
  return (
    <svg className="sp-drawing" viewBox="0 0 240 160" width="240" height="160" aria-hidden="true">
      <path className="sp-draw-rose" d="M14 116a106 66 0 0 1 212 0q0 22-106 22T14 116z" />
      <path className="sp-draw-haldi" d="M40 104h160q-8 26-80 26t-80-26z" />
      <path className="sp-draw-marigold" d="M34 98h172v8H34z" />
      <path className="sp-draw-kumkum" d="M100 84h40q-2 14-20 14t-20-14z" />
      <path className="sp-draw-marigold" d="M120 82q-16-16 0-44 16 28 0 44z" />
      <path className="sp-draw-haldi" d="M120 80q-8-8 0-24 8 16 0 24z" />
      <path className="sp-draw-warm" d="M56 86h28l-4 12H60z" />
      <path className="sp-draw-kumkum" d="M58 86q12-14 24 0z" />
      <circle className="sp-draw-flower" cx="160" cy="90" r="7" pathLength="40" />
      <circle className="sp-draw-marigold" cx="160" cy="90" r="4.5" />
      <circle className="sp-draw-flower" cx="180" cy="91" r="6" pathLength="40" />
      <circle className="sp-draw-marigold" cx="180" cy="91" r="4" />
    </svg>
  );
}

/** A request that was declined: a lamp that burns on, and the road that leads on. Decoration. */
export function DeclinedDrawing() {
  return (
    <svg className="sp-drawing" viewBox="0 0 240 160" width="240" height="160" aria-hidden="true">
      <path className="sp-draw-rose" d="M14 116a106 66 0 0 1 212 0q0 22-106 22T14 116z" />
      <path
        className="sp-draw-leaf"
        d="M22 104q40-46 86-8 44-40 108 10-4 10-30 14H50q-24-6-28-16z"
      />
      <path className="sp-draw-warm" d="M104 137q-10-16 14-22 18-6 4-22h8q22 18 2 28-12 6 2 16z" />
      <path className="sp-draw-soft" d="M182 56h6v76h-6z" />
      <path className="sp-draw-line" d="M185 56q-18-8-26 4" />
      <path className="sp-draw-kumkum" d="M148 60h22l-3 6h-16z" />
      <path className="sp-draw-haldi" d="M151 66h16l-3 20h-10z" />
      <circle className="sp-draw-marigold" cx="56" cy="46" r="16" />
    </svg>
  );
}

/** Whom one has declined oneself: a half-closed door, and the lamp before it still lit. Decoration. */
export function DeclinedByMeDrawing() {
  return (
    <svg className="sp-drawing" viewBox="0 0 240 160" width="240" height="160" aria-hidden="true">
      <path className="sp-draw-rose" d="M14 116a106 66 0 0 1 212 0q0 22-106 22T14 116z" />
      <path className="sp-draw-kumkum" d="M78 136V40h84v96z" />
      <path className="sp-draw-warm" d="M86 136V48h68v88z" />
      <path className="sp-draw-haldi" d="M86 48h34v88H86zM154 48l-20 8v88l20-8z" />
      <path className="sp-draw-line" d="M94 60h18v28H94zM94 98h18v28H94z" />
      <circle className="sp-draw-kumkum" cx="115" cy="94" r="3" />
      <path className="sp-draw-soft" d="M66 136h108v8H66z" />
      <path
        className="sp-draw-marigold"
        d="M186 128h28q-2 10-14 10t-14-10zM200 126q-7-7 0-18 7 11 0 18z"
      />
    </svg>
  );
}
