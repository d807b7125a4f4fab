/** Nothing sent: a letter that is written, sealed with a heart, and still lies on the table. Decoration. */
export function SentDrawing() {
  return (
    <svg className="sp-drawing" viewBox="0 0 240 160" width="240" height="160" aria-hidden="true">
      <path className="sp-draw-rose" d="M14 116a106 66 0 0 1 212 0q0 22-106 22T14 116z" />
      <path className="sp-draw-sheet" d="M62 58h116v62H62z" />
      <path className="sp-draw-line" d="M62 58l58 40 58-40" />
      <path
        className="sp-draw-kumkum"
        d="M120 108c-4-8-17-6-17 4 0 8 9 14 17 20 8-6 17-12 17-20 0-10-13-12-17-4z"
      />
      <path className="sp-draw-haldi" d="M186 28q14 8 8 30l-38 58-8 3 1-9z" />
      <path className="sp-draw-kumkum" d="M149 110l7 6-8 3z" />
    </svg>
  );
}

/** Nothing received: the letter box at the gate, its flag down, a marigold beside it. Decoration. */
export function ReceivedDrawing() {
  return (
    <svg className="sp-drawing" viewBox="0 0 240 160" width="240" height="160" aria-hidden="true">
      <path className="sp-draw-rose" d="M14 116a106 66 0 0 1 212 0q0 22-106 22T14 116z" />
      <path className="sp-draw-soft" d="M112 92h16v46h-16z" />
      <path className="sp-draw-kumkum" d="M66 92V62q0-22 24-22h62q24 0 24 22v30z" />
      <path className="sp-draw-warm" d="M66 92V62q0-22 22-22t22 22v30z" />
      <path className="sp-draw-haldi" d="M74 66h28v6H74z" />
      <path className="sp-draw-haldi" d="M150 70h34v8h-26v8h-8z" />
      <circle className="sp-draw-flower" cx="52" cy="132" r="8" pathLength="40" />
      <circle className="sp-draw-marigold" cx="52" cy="132" r="5" />
      <path className="sp-draw-leaf" d="M188 138q-2-20 14-26 4 18-14 26z" />
    </svg>
  );
}

/** No match yet: two garlands laid ready on one tray. Decoration. */
export function MatchedDrawing() {
  return (
    <svg className="sp-drawing" viewBox="0 0 240 160" width="240" height="160" aria-hidden="true">
      <path className="sp-draw-rose" d="M14 116a106 66 0 0 1 212 0q0 22-106 22T14 116z" />
      <path className="sp-draw-haldi" d="M34 106h172q-8 28-86 28t-86-28z" />
      <path className="sp-draw-kumkum" d="M28 98h184v9H28z" />
      <path className="sp-draw-beads" d="M58 92q-6-52 34-52t34 52" />
      <path className="sp-draw-beads sp-draw-beads--deep" d="M58 92q-6-52 34-52t34 52" />
      <path className="sp-draw-beads" d="M114 92q-6-52 34-52t34 52" />
      <path className="sp-draw-beads sp-draw-beads--deep" d="M114 92q-6-52 34-52t34 52" />
      <path
        className="sp-draw-kumkum"
        d="M120 26c-3-6-13-5-13 3 0 6 7 11 13 16 6-5 13-10 13-16 0-8-10-9-13-3z"
      />
    </svg>
  );
}
