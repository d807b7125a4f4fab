import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { isUrgent } from '../../i18n/notice.ts';
import { IconClose } from '../icons/icons.tsx';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import { KindIcon } from './kind-icon.tsx';
import type { NoticeKind } from './kind-icon.tsx';
import { useModalDialog } from './use-modal-dialog.ts';
import { NOTICE_KEY, useNoticeKey } from './use-notice-key.ts';

/** A short notice; `duration` in ms, 0 stays until closed. */
export interface Toast {
  id: string;
  kind: NoticeKind;
  text: string;
  title?: string | undefined;
  /** A second line below the words. */
  note?: string | undefined;
  duration: number;
  /** One thing to do about it; done or not, the notice closes then. */
  action?: { label: string; onAct: () => void } | undefined;
}

/** The shell keeps the list. */
export interface ToastRegionProps {
  /** Names the region, for example 'Notices'. */
  label: string;
  closeLabel: string;
  toasts: readonly Toast[];
  /** Closed by hand or by time. */
  onClose: (id: string) => void;
  /** A notice has the focus or the pointer, and its time stands still; or has neither any more. */
  onHold?: ((id: string, isHeld: boolean) => void) | undefined;
}

/**
 * Notices: polite for success and info, assertive for warning and danger; always mounted, on the page and in a modal
 * dialog that is open: elsewhere they could be neither heard nor pressed then. Where one offers something to do, F6 leads
 * to it from anywhere, and Esc or an answer back to where one was.
 */
export function ToastRegion(props: ToastRegionProps) {
  const { label, closeLabel, toasts, onClose, onHold } = props;
  const region = useRef<HTMLElement>(null);
  const dialog = useModalDialog();
  const giveBack = useNoticeKey(
    region,
    toasts.some((toast) => toast.action !== undefined),
  );
  const close = (id: string) => {
    giveBack();
    onClose(id);
  };
  const item = (toast: Toast) => (
    <ToastItem
      key={toast.id}
      toast={toast}
      closeLabel={closeLabel}
      onClose={close}
      onHold={onHold}
    />
  );
  const section = (shown: readonly Toast[], isHere: boolean) => (
    <section
      ref={isHere ? region : undefined}
      className="sp-toasts"
      aria-label={isHere ? label : undefined}
    >
      <div role="alert">{shown.filter(isUrgent).map(item)}</div>
      <div role="status">{shown.filter((toast) => !isUrgent(toast)).map(item)}</div>
    </section>
  );
  return (
    <>
      {section(dialog === null ? toasts : [], dialog === null)}
      {dialog !== null && createPortal(section(toasts, true), dialog)}
    </>
  );
}

function ToastItem(
  props: Pick<ToastRegionProps, 'closeLabel' | 'onClose' | 'onHold'> & { toast: Toast },
) {
  const { toast, closeLabel, onClose, onHold } = props;
  const [held, setHeld] = useState(false);
  const isPointed = useRef(false);
  const latestClose = useRef(onClose);
  useEffect(() => {
    latestClose.current = onClose;
  });
  useEffect(() => {
    if (held || !toast.duration) return;
    const timer = setTimeout(() => latestClose.current(toast.id), toast.duration);
    return () => clearTimeout(timer);
  }, [held, toast.id, toast.duration]);

  const hold = (isHeld: boolean) => {
    setHeld(isHeld);
    onHold?.(toast.id, isHeld);
  };
  return (
    <div
      className={`sp-toast sp-kind--${toast.kind}`}
      onPointerEnter={() => {
        isPointed.current = true;
        hold(true);
      }}
      onPointerLeave={({ currentTarget }) => {
        isPointed.current = false;
        if (!currentTarget.contains(document.activeElement)) hold(false);
      }}
      onFocus={() => hold(true)}
      onBlur={({ currentTarget, relatedTarget }) => {
        // Tab goes from one of its buttons to the other.
        if (!isPointed.current && !currentTarget.contains(relatedTarget)) hold(false);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // It closes this and not the dialog behind it.
        event.preventDefault();
        onClose(toast.id);
      }}
    >
      <KindIcon kind={toast.kind} />
      <p className="sp-toast__text">
        {toast.title && <strong>{toast.title}</strong>}
        <span>{toast.text}</span>
        {toast.note && <span className="sp-toast__note">{toast.note}</span>}
      </p>
      {toast.action && (
        <Button
          className="sp-toast__action"
          size="small"
          variant="quiet"
          aria-keyshortcuts={NOTICE_KEY}
          onClick={() => {
            onClose(toast.id);
            toast.action?.onAct();
          }}
        >
          {toast.action.label}
        </Button>
      )}
      <IconButton label={closeLabel} icon={<IconClose />} onClick={() => onClose(toast.id)} />
    </div>
  );
}
