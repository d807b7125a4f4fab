/**
 * The first letters of both scripts, अ and A, drawn: a device without a font of Devanagari would show an empty box. As wide as
 * the letters were.
 */
export function IconLanguages() {
  return (
    <svg className="sp-icon" viewBox="0 0 34 24" width="34" height="24" aria-hidden="true">
      <path d="M1.5 5h16M14 5v14M3 8.5c4-2 7.5 1.5 2.5 4 6 0 5 7.5-1.5 5.5l-1-1M8.5 12.5H14M20.5 19L26.5 5l6 14M23 14h7" />
    </svg>
  );
}
