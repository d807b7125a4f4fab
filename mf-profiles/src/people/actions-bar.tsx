import type { ReactNode } from 'react';
import { type Elements, ActionBar } from 'shared-contracts/ui/core';
import './actions-bar.css';

interface ActionsBarProps {
  /** Names the row. */
  readonly label: string;
  /** Buttons with words, all in one row. */
  readonly children: ReactNode;
  /** The assistant's button: on a phone it floats beside Back, and in the bar once one scrolls. */
  readonly ask?: Elements;
}

/** The actions on a person: one row at the foot of a phone that keeps its height whatever they say, below the photos of a desk. */
export function ActionsBar({ label, children, ask }: ActionsBarProps) {
  return (
    <div className="pf-acts">
      <ActionBar label={label}>{children}</ActionBar>
      {ask}
    </div>
  );
}
