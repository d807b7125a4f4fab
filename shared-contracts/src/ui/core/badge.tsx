import { VisuallyHidden } from './visually-hidden.tsx';

export interface BadgeProps {
  count: number;
  /** The count in words, for example '3 unread chats'. */
  label: string;
  /** Above this the badge shows `99+`; default 99. */
  max?: number | undefined;
}

/** A count beside an icon; nothing at all when there is nothing to count. */
export function Badge({ count, label, max = 99 }: BadgeProps) {
  if (count <= 0) return null;
  return (
    <span className="sp-badge">
      <span aria-hidden="true">{count > max ? `${max}+` : count}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
