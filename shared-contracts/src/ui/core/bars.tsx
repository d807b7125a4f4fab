import type { ReactNode } from 'react';

export interface BarProps {
  label: ReactNode;
  points: number;
  max: number;
  /** The points in words, for example '2 of 3'. */
  text: string;
  /** A sentence of reason. */
  reason?: ReactNode;
}

/** The list that `Bar` rows stand in. */
export function Bars({ children }: { children: ReactNode }) {
  return <ul className="sp-bars">{children}</ul>;
}

/** One aspect: name, points in words, a bar, a reason. No verdict. */
export function Bar({ label, points, max, text, reason }: BarProps) {
  const share = max > 0 ? Math.min(Math.max(points / max, 0), 1) * 100 : 0;
  return (
    <li className="sp-bar">
      <span className="sp-bar__label">{label}</span>
      <span className="sp-bar__points">{text}</span>
      <svg className="sp-bar__track" width="100%" height="8" aria-hidden="true">
        <rect width="100%" height="8" rx="4" />
        {share > 0 && <rect className="sp-bar__value" width={`${share}%`} height="8" rx="4" />}
      </svg>
      {reason && <div className="sp-bar__reason">{reason}</div>}
    </li>
  );
}
