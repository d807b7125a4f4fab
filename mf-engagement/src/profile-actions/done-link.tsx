import type { ReactNode } from 'react';
import { ButtonLink } from 'shared-contracts/ui/core';
import './done-link.css';

/** Props of what stands where an action was. */
export interface DoneLinkProps {
  readonly href: string;
  readonly icon: ReactNode;
  /** Whether the button was pressed just now: the keyboard then goes on from here. */
  readonly justDone: boolean;
  readonly children: ReactNode;
}

/** That something is done already, and where to find it. */
export function DoneLink({ href, icon, justDone, children }: DoneLinkProps) {
  return (
    <ButtonLink
      ref={justDone ? takeFocus : undefined}
      className="en-done"
      size="small"
      variant="quiet"
      icon={icon}
      href={href}
    >
      {children}
    </ButtonLink>
  );
}

function takeFocus(link: HTMLElement | null): void {
  link?.focus({ preventScroll: true });
}
