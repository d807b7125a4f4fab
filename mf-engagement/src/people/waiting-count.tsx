import { VisuallyHidden } from 'shared-contracts/ui/core';
import './waiting-count.css';

interface WaitingCountProps {
  readonly count: number;
  /** Whether there may be more than were fetched. */
  readonly more: boolean;
  /** What the number says, for screen readers; follows the word of the tab. */
  readonly label: string;
}

/** How much waits for the member behind a tab: a number on a tab never means anything else. */
export function WaitingCount({ count, more, label }: WaitingCountProps) {
  return (
    <>
      <span className="en-waiting" aria-hidden="true">
        {more ? `${count}+` : count}
      </span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </>
  );
}
