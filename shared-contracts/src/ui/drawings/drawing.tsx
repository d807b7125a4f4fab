import type { ReactNode } from 'react';

/** The frame of our drawings, 240 x 160, coloured by classes so that dark works; decoration unless `label` says what it is. */
export function Drawing({ children, label }: { children: ReactNode; label?: string | undefined }) {
  const role = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg className="sp-drawing" viewBox="0 0 240 160" width="240" height="160" {...role}>
      {children}
    </svg>
  );
}
