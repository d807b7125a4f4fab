/** How a notice looks and how urgently it is announced. */
export type NoticeKind = 'success' | 'info' | 'warning' | 'danger';

/** Whether a notice interrupts a screen reader, and comes before others. */
export const isUrgent = ({ kind }: { readonly kind: NoticeKind }): boolean =>
  kind === 'warning' || kind === 'danger';

/** A text shown as a notice. `duration` in ms; null stays until it is closed. */
export interface Notice {
  readonly kind: NoticeKind;
  readonly title?: string;
  readonly text: string;
  readonly duration: number | null;
}

/** Notices stay 3000 ms, the invalid member link 5000 ms (section 9). */
export const NOTICE_MS = 3000;
export const MEMBER_LINK_NOTICE_MS = 5000;

/** Ours: a notice with something to press stays as long as it takes to read, decide and reach it. */
export const ACTION_NOTICE_MS = 10_000;

/** A notice of the catalogue. */
export function notice(
  kind: NoticeKind,
  text: string,
  title?: string,
  duration = NOTICE_MS,
): Notice {
  return title === undefined ? { kind, text, duration } : { kind, title, text, duration };
}
