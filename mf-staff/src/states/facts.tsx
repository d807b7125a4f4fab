import type { ReactNode } from 'react';

interface FactsProps {
  /** One below the other, each beside its name: where there is little room. */
  readonly isNarrow?: boolean;
  /** Each a `Fact`. */
  readonly children: ReactNode;
}

/** What is known of one thing, by name. */
export function Facts({ isNarrow = false, children }: FactsProps) {
  return <dl className={isNarrow ? 'st-facts st-facts--narrow' : 'st-facts'}>{children}</dl>;
}

export function Fact({
  label,
  children,
}: {
  readonly label: string;
  readonly children: ReactNode;
}) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
