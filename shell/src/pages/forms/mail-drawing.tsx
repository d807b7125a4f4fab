/** Mail has come: an open envelope with a letter, and six digits on it. Decoration. */
export function MailDrawing() {
  return (
    <svg className="sp-drawing" viewBox="0 0 240 160" width="240" height="160" aria-hidden="true">
      <path className="sp-draw-rose" d="M14 116a106 66 0 0 1 212 0q0 22-106 22T14 116z" />
      <path className="sp-draw-warm" d="M58 74l62-48 62 48z" />
      <path className="sp-draw-sheet" d="M74 38h92v76H74z" />
      <path className="sp-draw-line" d="M88 52h34" />
      <path
        className="sp-draw-marigold"
        d="M86 64h9v12h-9zM98 64h9v12h-9zM110 64h9v12h-9zM122 64h9v12h-9zM134 64h9v12h-9zM146 64h9v12h-9z"
      />
      <path className="sp-draw-kumkum" d="M58 74l62 40 62-40v60q0 6-6 6H64q-6 0-6-6z" />
      <circle className="sp-draw-flower" cx="120" cy="114" r="9" pathLength="40" />
      <circle className="sp-draw-marigold" cx="120" cy="114" r="5.6" />
      <path
        className="sp-draw-haldi"
        d="M200 136h28q-2 10-14 10t-14-10zM214 134q-7-7 0-18 7 11 0 18z"
      />
    </svg>
  );
}
