/** Decoration beside words unless it has a label. */
export interface IconProps {
  label?: string | undefined;
  className?: string | undefined;
}

/** Makes an icon of our set from one path on a 24 px grid, in the colour of the text around. */
export function icon(path: string, filled?: 'filled') {
  return function Icon({ label, className = '' }: IconProps) {
    return (
      <svg
        className={`sp-icon ${filled ? 'sp-icon--filled ' : ''}${className}`}
        viewBox="0 0 24 24"
        width="24"
        height="24"
        role={label ? 'img' : undefined}
        aria-label={label}
        aria-hidden={label ? undefined : true}
      >
        <path d={path} />
      </svg>
    );
  };
}
