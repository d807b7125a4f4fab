import { useEffect, useRef } from 'react';
import { type Elements, Button, ButtonLink, IconCheck } from 'shared-contracts/ui/core';
import './action-button.css';

/** What a press does, and how far it has come. */
export interface ButtonAction {
  readonly busy: boolean;
  /** Whether it was done here, and not before the page came. */
  readonly justDone: boolean;
  /** Whether it looked done, and was refused then. */
  readonly isRefused?: boolean;
  readonly ask: () => void;
}

interface ActionButtonProps {
  readonly action: ButtonAction;
  /** Whether it is done already (section 4: the button then goes). */
  readonly done: boolean;
  /** The strongest of its row, as long as there is something to do. */
  readonly primary?: boolean;
  readonly icon: Elements;
  readonly label: string;
  /** Default: a check, in green; for what was declined a sign without either. */
  readonly doneIcon?: Elements;
  readonly doneLabel: string;
  readonly doneHref: string;
  /** Whether what was done leads to something one may want next: it then looks like a button. */
  readonly leadsOn?: boolean;
}

/** The button while it is to be done; afterwards, in its place, the way to it. */
export function ActionButton(props: ActionButtonProps) {
  const { action, done, primary, icon, label, doneIcon, doneLabel, doneHref, leadsOn } = props;
  const { justDone, isRefused } = action;
  const strength = primary ? 'primary' : 'secondary';
  const button = useRef<HTMLButtonElement>(null);
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    // The keyboard goes on from where the button was pressed.
    if (done && justDone) link.current?.focus({ preventScroll: true });
    // The link that had the focus is gone; focus that has moved on stays.
    const isLost = document.activeElement === document.body;
    if (!done && isRefused && isLost) button.current?.focus({ preventScroll: true });
  }, [done, justDone, isRefused]);

  if (!done) {
    return (
      <Button
        ref={button}
        variant={strength}
        icon={icon}
        loading={action.busy}
        onClick={action.ask}
      >
        {label}
      </Button>
    );
  }
  return (
    <ButtonLink
      ref={link}
      className={leadsOn ? undefined : doneIcon ? 'en-done en-done--quiet' : 'en-done'}
      variant={leadsOn ? strength : 'quiet'}
      icon={doneIcon ?? <IconCheck />}
      href={doneHref}
    >
      {doneLabel}
    </ButtonLink>
  );
}
