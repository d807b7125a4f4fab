import '../drawings.css';

/** No introduction yet: a frame with a play sign at a door with marigolds. Decoration. */
export function IntroDrawing() {
  return (
    <svg className="sp-drawing" viewBox="0 0 240 160" width="240" height="160" aria-hidden="true">
      <path className="sp-draw-rose" d="M14 128a106 70 0 0 1 212 0q0 18-106 18T14 128z" />
      <rect className="sp-draw-kumkum" x="58" y="34" width="124" height="92" rx="12" />
      <rect className="vf-draw-paper" x="67" y="43" width="106" height="74" rx="6" />
      <path className="sp-draw-kumkum" d="M108 62l32 18-32 18z" />
      <path className="vf-draw-garland" d="M56 30c24 22 104 22 128 0" />
      <circle className="sp-draw-haldi" cx="56" cy="30" r="8" />
      <circle className="sp-draw-haldi" cx="88" cy="43" r="6" />
      <circle className="sp-draw-haldi" cx="120" cy="47" r="6" />
      <circle className="sp-draw-haldi" cx="152" cy="43" r="6" />
      <circle className="sp-draw-haldi" cx="184" cy="30" r="8" />
    </svg>
  );
}
