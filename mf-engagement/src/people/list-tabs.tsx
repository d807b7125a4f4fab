import type { ReactNode } from 'react';
import { TabNav } from 'shared-contracts/ui/core';
import './list-tabs.css';

interface ListTabsProps {
  /** Names the row of tabs. */
  readonly label: string;
  readonly children: ReactNode;
}

/** `TabLink`s close together on a phone; what has no room in the row stands on a second one, so that none is ever cut. */
export function ListTabs({ label, children }: ListTabsProps) {
  return (
    <div className="en-tabs">
      <TabNav label={label}>{children}</TabNav>
    </div>
  );
}
