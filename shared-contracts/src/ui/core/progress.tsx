import { VisuallyHidden } from './visually-hidden.tsx';

/** A turning ring with words; the words may be for listeners only. */
export function Spinner({ label, quiet }: { label: string; quiet?: boolean | undefined }) {
  return (
    <span className="sp-spinner" role="status">
      <span className="sp-turning" aria-hidden="true" />
      {quiet ? <VisuallyHidden>{label}</VisuallyHidden> : <span>{label}</span>}
    </span>
  );
}

/** Without a value the progress is unknown. */
export interface ProgressProps {
  value?: number | undefined;
  /** Default 100. */
  max?: number | undefined;
  label: string;
  /** Shows the label above the bar. */
  showLabel?: boolean | undefined;
}

/** How far an upload or a list has come. */
export function Progress({ value, max = 100, label, showLabel }: ProgressProps) {
  return (
    <div className="sp-progress">
      {showLabel && <span aria-hidden="true">{label}</span>}
      <progress value={value} max={max} aria-label={label} />
    </div>
  );
}
