import type { ReactNode } from 'react';
import { Disclosure } from 'shared-contracts/ui/core';

interface FilterSectionProps {
  readonly title: string;
  /** What is chosen in it, in words. */
  readonly value: string;
  readonly open: boolean;
  readonly onToggle: (open: boolean) => void;
  readonly children: ReactNode;
}

/** A part of the form, closed, with its value beside its title. */
export function FilterSection({ title, value, open, onToggle, children }: FilterSectionProps) {
  return (
    <Disclosure
      open={open}
      onToggle={onToggle}
      summary={
        <span className="pf-section">
          <span>{title}</span>
          <span className="pf-section__value">{value}</span>
        </span>
      }
    >
      <div className="pf-section__fields">{children}</div>
    </Disclosure>
  );
}
