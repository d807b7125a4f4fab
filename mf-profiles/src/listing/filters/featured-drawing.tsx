import '../drawings.css';

/** No one featured: the tall lamp of a hall with one flame, and the seat beside it free. Decoration. */
export function FeaturedDrawing() {
  return (
    <svg className="sp-drawing" viewBox="0 0 240 160" width="240" height="160" aria-hidden="true">
      <path className="sp-draw-rose" d="M14 116a106 66 0 0 1 212 0q0 22-106 22T14 116z" />
      <path className="sp-draw-kumkum" d="M112 128V66q-18-2-22-14h60q-4 12-22 14v62z" />
      <path
        className="sp-draw-kumkum"
        d="M84 138q4-14 36-14t36 14zM106 84h28v7h-28zM108 102h24v7h-24z"
      />
      <path className="sp-draw-haldi" d="M120 50q-15-12 0-40q15 28 0 40z" />
      <path className="pf-drawing__line" d="M94 40l-9-5M146 40l9-5M100 22l-7-8M140 22l7-8" />
      <path className="sp-draw-haldi" d="M178 112h44v9h-44zM182 121h6v16h-6zM212 121h6v16h-6z" />
      <path className="sp-draw-kumkum" d="M180 104q20-6 40 0v8h-40z" />
    </svg>
  );
}
