/** A triangle: play. */
export function PlayIcon() {
  return <Shape path="M8 5.5v13l10.5-6.5z" />;
}

/** Two bars: pause. */
export function PauseIcon() {
  return <Shape path="M7.5 5.5h3v13h-3zM13.5 5.5h3v13h-3z" />;
}

function Shape({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 24 24" width="18" height="18" fill="currentColor" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
