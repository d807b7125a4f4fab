import { IconBriefcase, IconHome, IconRupee, IconSealCheck } from '../icons/icons.tsx';
import { classNames } from './class-names.ts';
import type { Elements } from './elements.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

/** What was verified. */
export type SealKind = 'identity' | 'job' | 'income' | 'property';

export interface SealProps {
  kind: SealKind;
  /** In words, for example 'Identity verified'. */
  label: string;
  /** Shows the icon alone; the words remain for screen readers and as a tooltip. */
  compact?: boolean | undefined;
}

const pictures: Record<SealKind, Elements> = {
  identity: <IconSealCheck />,
  job: <IconBriefcase />,
  income: <IconRupee />,
  property: <IconHome />,
};

/** A small green seal: the document was checked. */
export function Seal({ kind, label, compact }: SealProps) {
  return (
    <span
      className={classNames('sp-seal', compact && 'sp-seal--compact')}
      title={compact ? label : undefined}
    >
      {pictures[kind]}
      {compact ? <VisuallyHidden>{label}</VisuallyHidden> : <span>{label}</span>}
    </span>
  );
}
