/** A quarter turn; mirrored to the left. */
export function IconTurn({ left = false }: { left?: boolean }) {
  return (
    <svg className="sp-icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path
        transform={left ? 'matrix(-1 0 0 1 24 0)' : undefined}
        d="M19 5v5h-5M18.5 10A7.5 7.5 0 1 0 19.5 14.5"
      />
    </svg>
  );
}
