/** Our mark: seven petals, one for each step around the fire. */
export function LogoMark() {
  return (
    <svg className="sp-logo__mark" viewBox="0 0 48 48" width="32" height="32" aria-hidden="true">
      {[0, 1, 2, 3, 4, 5, 6].map((step) => (
        <path
          key={step}
          className={step ? 'sp-draw-haldi' : 'sp-draw-kumkum'}
          d="M24 20c-5-4-6-11 0-17 6 6 5 13 0 17z"
          transform={`rotate(${((step * 360) / 7).toFixed(2)} 24 24)`}
        />
      ))}
      <circle className="sp-draw-kumkum" cx="24" cy="24" r="3.5" />
    </svg>
  );
}

/** Mark and name; the name comes from configuration. */
export function Logo({ name }: { name: string }) {
  return (
    <span className="sp-logo">
      <LogoMark />
      <span className="sp-logo__name">{name}</span>
    </span>
  );
}
