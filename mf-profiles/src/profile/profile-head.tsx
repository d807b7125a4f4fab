import type { ReactNode } from 'react';
import { ScreenTitle } from 'shared-contracts/ui/core';

/** Props of a profile's head. */
export interface ProfileHeadProps {
  readonly name: string;
  /** Seals or what stands in their place. */
  readonly children?: ReactNode;
}

/** Whose profile it is. */
export function ProfileHead({ name, children }: ProfileHeadProps) {
  return (
    <header className="pf-head">
      <ScreenTitle>{name}</ScreenTitle>
      {children}
    </header>
  );
}
