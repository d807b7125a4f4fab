import '../drawings.css';

/** No photo yet: a camera. No framed portrait and no garland, which mean mourning. Decoration. */
export function PhotosDrawing() {
  return (
    <svg className="sp-drawing" viewBox="0 0 240 160" width="240" height="160" aria-hidden="true">
      <path className="sp-draw-rose" d="M14 128a106 70 0 0 1 212 0q0 18-106 18T14 128z" />
      <path
        className="sp-draw-kumkum"
        d="M98 40h44l9 14h23a12 12 0 0 1 12 12v52a12 12 0 0 1-12 12H66a12 12 0 0 1-12-12V66a12 12 0 0 1 12-12h23z"
      />
      <circle className="vf-draw-paper" cx="120" cy="91" r="29" />
      <circle className="sp-draw-soft" cx="120" cy="91" r="19" />
      <circle className="sp-draw-haldi" cx="168" cy="72" r="7" />
    </svg>
  );
}
