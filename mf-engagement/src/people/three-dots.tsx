/** The trigger of a menu of what else can be done. */
export function ThreeDots() {
  return (
    <svg className="sp-icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <g fill="currentColor" stroke="none">
        <circle cx="12" cy="5.5" r="1.8" />
        <circle cx="12" cy="12" r="1.8" />
        <circle cx="12" cy="18.5" r="1.8" />
      </g>
    </svg>
  );
}
