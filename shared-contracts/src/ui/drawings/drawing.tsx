import type { ReactNode } from 'react';

/** The frame of our drawings: decoration, 240 x 160, coloured by classes so that dark works. */
export function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg className="sp-drawing" viewBox="0 0 240 160" width="240" height="160" aria-hidden="true">
      {children}
    </svg>
  );
}
