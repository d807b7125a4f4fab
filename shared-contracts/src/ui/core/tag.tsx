import type { ReactNode } from 'react';
import type { Elements } from './elements.ts';

/** The mood of a tag; the words carry the meaning, never the colour alone. */
export type Tone = 'neutral' | 'rose' | 'haldi' | 'success' | 'info' | 'warning' | 'danger';

export interface TagProps {
  tone?: Tone | undefined;
  icon?: Elements;
  children: ReactNode;
}

/** A short word in a pill. */
export function Tag({ tone = 'neutral', icon, children }: TagProps) {
  return (
    <span className={`sp-tag sp-tag--${tone}`}>
      {icon}
      <span>{children}</span>
    </span>
  );
}
