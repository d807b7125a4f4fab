/** Drawing for an empty list: a mandap with two free seats. Decoration. */
export function NoOneYetDrawing() {
  return (
    <svg className="sp-drawing" viewBox="0 0 240 160" width="240" height="160" aria-hidden="true">
      <path className="sp-draw-rose" d="M14 116a106 66 0 0 1 212 0q0 22-106 22T14 116z" />
      <path className="sp-draw-kumkum" d="M56 40h8v92h-8zM176 40h8v92h-8z" />
      <path className="sp-draw-haldi" d="M40 40q80-44 160 0z" />
      <path className="sp-draw-beads" d="M60 44q20 26 40 6 20 20 40 0 20 20 40-6" />
      <path
        className="sp-draw-beads sp-draw-beads--deep"
        d="M60 44q20 26 40 6 20 20 40 0 20 20 40-6"
      />
      <path
        className="sp-draw-warm"
        d="M80 86q0-12 16-12t16 12v22H80zM128 86q0-12 16-12t16 12v22h-32z"
      />
      <path className="sp-draw-kumkum" d="M76 108h40v8H76zM124 108h40v8h-40z" />
      <path
        className="sp-draw-soft"
        d="M80 116h6v18h-6zM106 116h6v18h-6zM128 116h6v18h-6zM154 116h6v18h-6z"
      />
    </svg>
  );
}
