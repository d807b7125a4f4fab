import { IconCheck, IconInfo, IconWarning } from '../icons/icons.tsx';

/** The four moods of a message; each has its icon, so that colour never speaks alone. */
export type NoticeKind = 'success' | 'info' | 'warning' | 'danger';

/** The icon of a message's mood. */
export function KindIcon({ kind }: { kind: NoticeKind }) {
  if (kind === 'success') return <IconCheck />;
  return kind === 'info' ? <IconInfo /> : <IconWarning />;
}
