import type { ReactNode } from 'react';
// By their shared name: every remote carries a copy of this file, and not of what it stands on.
import { KindIcon, type Elements } from 'shared-contracts/ui/core';
import './changed-meanwhile.css';

interface ChangedMeanwhileProps {
  /** Of the group, which can be focused. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** Both, to compare. */
  readonly children: Elements;
  /** The buttons by which one chooses. */
  readonly ways: ReactNode;
}

/** That something was saved somewhere else while it was written into here: both, and which shall stay. */
export function ChangedMeanwhile({ id, title, text, children, ways }: ChangedMeanwhileProps) {
  return (
    <div
      className="sp-banner sp-kind--warning sp-meanwhile"
      id={id}
      role="group"
      aria-labelledby={`${id}-title`}
      tabIndex={-1}
    >
      <KindIcon kind="warning" />
      <div className="sp-banner__text">
        <div id={`${id}-title`}>
          <strong>{title}</strong>
          <p>{text}</p>
        </div>
        {children}
        <div className="sp-row">{ways}</div>
      </div>
    </div>
  );
}
