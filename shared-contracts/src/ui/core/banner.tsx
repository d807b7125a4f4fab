import type { ReactNode } from 'react';
import { IconClose } from '../icons/icons.tsx';
import { IconButton } from './icon-button.tsx';
import { KindIcon } from './kind-icon.tsx';
import type { NoticeKind } from './kind-icon.tsx';

export interface BannerProps {
  kind?: NoticeKind | undefined;
  title?: string | undefined;
  children: ReactNode;
  action?: ReactNode;
  /** With its label, a close button appears. */
  onClose?: (() => void) | undefined;
  closeLabel?: string | undefined;
  /** `alert` when it appears after an action, `status` for gentle news. */
  role?: 'alert' | 'status' | undefined;
}

/** A message in the flow of the page, for example an upgrade hint or a lost connection. */
export function Banner(props: BannerProps) {
  const { kind = 'info', title, children, action, onClose, closeLabel, role } = props;
  return (
    <div className={`sp-banner sp-kind--${kind}`} role={role}>
      <KindIcon kind={kind} />
      <div className="sp-banner__text">
        {title && <strong>{title}</strong>}
        <div>{children}</div>
      </div>
      {action && <div className="sp-banner__action">{action}</div>}
      {onClose && closeLabel && (
        <IconButton label={closeLabel} icon={<IconClose />} onClick={onClose} />
      )}
    </div>
  );
}
