/** Two lamps under one string of marigolds: two families who are both willing. Decoration, coloured by match.css. */
export function MatchDrawing() {
  return (
    <svg className="match__drawing" viewBox="0 0 240 88" width="240" height="88" aria-hidden="true">
      <path className="match__string" d="M8 6q56 34 112 16q56 18 112-16" />
      <path className="match__string match__string--deep" d="M8 6q56 34 112 16q56 18 112-16" />
      <g className="match__lamp">
        <path d="M62 62h44q-4 18-22 18t-22-18z" />
        <path d="M134 62h44q-4 18-22 18t-22-18z" />
      </g>
      <g className="match__flame">
        <path d="M84 60q-12-12 0-30q12 18 0 30z" />
        <path d="M156 60q-12-12 0-30q12 18 0 30z" />
      </g>
      <path
        className="match__heart"
        d="M120 50c-3-6-13-5-13 3 0 6 7 11 13 16 6-5 13-10 13-16 0-8-10-9-13-3z"
      />
    </svg>
  );
}
