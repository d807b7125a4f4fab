import '../drawings.css';

/** No photo yet: an empty frame with a garland, waiting for somebody. Decoration. */
export function PhotosDrawing() {
  return (
    <svg className="sp-drawing" viewBox="0 0 240 160" width="240" height="160" aria-hidden="true">
      <path className="sp-draw-rose" d="M14 128a106 70 0 0 1 212 0q0 18-106 18T14 128z" />
      <path className="sp-draw-kumkum" d="M76 20h88v116H76z" />
      <path className="vf-draw-paper" d="M86 30h68v96H86z" />
      <path
        className="sp-draw-soft"
        d="M120 52a17 17 0 1 1 0 34 17 17 0 0 1 0-34zM90 126c2-22 14-32 30-32s28 10 30 32z"
      />
      <path className="vf-draw-garland" d="M70 22c8 30 92 30 100 0" />
      <circle className="sp-draw-haldi" cx="70" cy="24" r="8" />
      <circle className="sp-draw-haldi" cx="170" cy="24" r="8" />
    </svg>
  );
}
