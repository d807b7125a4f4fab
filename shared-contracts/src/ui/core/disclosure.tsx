import type { ReactNode } from 'react';
import { IconChevronDown } from '../icons/icons.tsx';

export interface DisclosureProps {
  summary: ReactNode;
  children: ReactNode;
  /** Open from the start. */
  open?: boolean | undefined;
  onToggle?: ((open: boolean) => void) | undefined;
}

/** A native `details`: works without script and is found by the browser's own search. */
export function Disclosure({ summary, children, open, onToggle }: DisclosureProps) {
  return (
    <details
      className="sp-disclosure"
      open={open}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
    >
      <summary>
        <span>{summary}</span>
        <IconChevronDown />
      </summary>
      <div className="sp-disclosure__body">{children}</div>
    </details>
  );
}
