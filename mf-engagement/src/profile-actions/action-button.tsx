import type { ReactNode } from 'react';
import { Button, ButtonLink } from 'shared-contracts/ui/core';
import './action-button.css';
import { useProfileAction, type ProfileAction } from './use-profile-action.ts';

/** Props of something that is done once about a person, and then leads to where it is found. */
export interface ActionButtonProps extends ProfileAction {
  /** Whether it is done already (section 4: the button then goes). */
  readonly done: boolean;
  readonly primary?: boolean;
  readonly icon: ReactNode;
  readonly label: string;
  readonly doneIcon: ReactNode;
  readonly doneLabel: string;
  readonly doneHref: string;
}

/** The button while it is to be done; afterwards, in its place, the way to it. */
export function ActionButton(props: ActionButtonProps) {
  const { done, primary, icon, label, doneIcon, doneLabel, doneHref, ...action } = props;
  const { busy, justDone, ask } = useProfileAction(action);
  if (!done) {
    return (
      <Button
        className={primary ? 'en-action en-action--first' : 'en-action'}
        variant={primary ? 'primary' : 'secondary'}
        icon={icon}
        loading={busy}
        onClick={ask}
      >
        {label}
      </Button>
    );
  }
  return (
    <ButtonLink
      // The keyboard goes on from where the button was pressed.
      ref={justDone ? takeFocus : undefined}
      className="en-action en-done"
      size="small"
      variant="quiet"
      icon={doneIcon}
      href={doneHref}
    >
      {doneLabel}
    </ButtonLink>
  );
}

function takeFocus(link: HTMLElement | null): void {
  link?.focus({ preventScroll: true });
}
