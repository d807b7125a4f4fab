import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';

/** Mounted all the time, `open` shows it. */
export interface DialogProps {
  open: boolean;
  title: string;
  children?: ReactNode;
  /** Buttons, the main one last. */
  footer?: ReactNode;
  /** Esc asks for this, and a click outside unless `keepOnBackdrop`. */
  onClose: () => void;
  keepOnBackdrop?: boolean | undefined;
  /** `alertdialog` for a question that must be answered. */
  role?: 'dialog' | 'alertdialog' | undefined;
  className?: string | undefined;
}

/** A native modal `dialog`: the browser keeps the focus inside and gives it back afterwards. */
export function Dialog(props: DialogProps) {
  const { open, title, children, footer, onClose, keepOnBackdrop, role, className } = props;
  const element = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);
  const focused = useRef<HTMLElement | null>(null);
  const id = useId();
  const [forced, setForced] = useState(0);
  const closedByUs = useRef(false);

  useLayoutEffect(() => {
    const dialog = element.current;
    if (!open || !dialog) return;
    dialog.showModal();
    // Shown again, the browser would begin with its first control.
    if (forced > 0) focused.current?.focus();
    return () => {
      if (!dialog.open) return;
      // Also where something in it waits for its texts and React hides it for that long: it is not closed then.
      closedByUs.current = true;
      dialog.close();
    };
  }, [open, forced]);

  return (
    <dialog
      ref={element}
      role={role}
      className={classNames('sp-dialog', className)}
      aria-labelledby={`${id}t`}
      aria-describedby={role === 'alertdialog' ? `${id}b` : undefined}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // A second Esc closes it without asking, whatever the first was answered: shown again, if its owner keeps it open.
      onClose={() => {
        const isOurs = closedByUs.current;
        closedByUs.current = false;
        if (isOurs || !open || element.current?.open) return;
        onClose();
        setForced((count) => count + 1);
      }}
      // The box inside fills the dialog, so a click on the dialog itself is one on its backdrop. One that began inside
      // is a drag over a field's text, which must lose nothing.
      onFocus={(event) => {
        if (event.target !== event.currentTarget) focused.current = event.target;
      }}
      onPointerDown={(event) => {
        pressedOutside.current = event.target === event.currentTarget;
      }}
      onClick={(event) => {
        const isOutside = event.target === event.currentTarget && pressedOutside.current;
        if (isOutside && !keepOnBackdrop) onClose();
      }}
    >
      {open && (
        <div className="sp-dialog__box">
          <h2 id={`${id}t`} className="sp-dialog__title">
            {title}
          </h2>
          <div id={`${id}b`} className="sp-dialog__body">
            {children}
          </div>
          {footer && <div className="sp-dialog__footer">{footer}</div>}
        </div>
      )}
    </dialog>
  );
}

export interface ConfirmDialogProps {
  open: boolean;
  title: string;
  children?: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  onConfirm: () => void;
  /** Cancel, Esc, or a click outside. */
  onCancel: () => void;
  /** For what cannot be taken back. */
  danger?: boolean | undefined;
  /** While the answer is being carried out. */
  busy?: boolean | undefined;
}

/** Confirm and Cancel; the focus starts on Cancel, so that Enter does no harm. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return (
    <Dialog
      open={props.open}
      title={props.title}
      onClose={props.onCancel}
      role="alertdialog"
      footer={
        <>
          <Button autoFocus onClick={props.onCancel}>
            {props.cancelLabel}
          </Button>
          <Button
            variant={props.danger ? 'danger' : 'primary'}
            loading={props.busy}
            onClick={props.onConfirm}
          >
            {props.confirmLabel}
          </Button>
        </>
      }
    >
      {props.children}
    </Dialog>
  );
}
