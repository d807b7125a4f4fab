/** Nothing sent yet: a brass lota and two tumblers, ready for guests. Decoration. */
export function SentRequestsDrawing() {
  return (
    <svg className="sp-drawing" viewBox="0 0 240 160" width="240" height="160" aria-hidden="true">
      <path className="sp-draw-rose" d="M14 116a106 66 0 0 1 212 0q0 22-106 22T14 116z" />
      <path className="sp-draw-soft" d="M34 124h172v10H34z" />
      <path
        className="sp-draw-haldi"
        d="M98 46h44l-6 14q28 12 28 36 0 28-44 28T76 96q0-24 28-36z"
      />
      <path className="sp-draw-marigold" d="M92 40h56v8H92zM80 84h80v6H80z" />
      <path
        className="sp-draw-leaf"
        d="M120 40q-22-4-26-26 24 2 26 26zM120 40q22-4 26-26-24 2-26 26z"
      />
      <path className="sp-draw-kumkum" d="M38 92h30l-4 32H42zM172 92h30l-4 32h-22z" />
      <path className="sp-draw-haldi" d="M38 92h30l-1 7H39zM172 92h30l-1 7h-28z" />
    </svg>
  );
}
