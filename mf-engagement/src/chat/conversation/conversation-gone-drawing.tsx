/** A conversation that is over: an empty bench under a tree. Decoration. */
export function ConversationGoneDrawing() {
  return (
    <svg className="sp-drawing" viewBox="0 0 240 160" width="240" height="160" aria-hidden="true">
      <path className="sp-draw-rose" d="M14 116a106 66 0 0 1 212 0q0 22-106 22T14 116z" />
      <path
        className="sp-draw-leaf"
        d="M28 70a40 34 0 0 1 78-12 30 26 0 0 1 2 46H40a26 22 0 0 1-12-34z"
      />
      <path className="sp-draw-soft" d="M66 92h10v44H66z" />
      <path className="sp-draw-kumkum" d="M112 84h98v8h-98zM112 98h98v8h-98z" />
      <path className="sp-draw-haldi" d="M106 112h110v9H106z" />
      <path className="sp-draw-kumkum" d="M118 121h8v17h-8zM196 121h8v17h-8z" />
    </svg>
  );
}
