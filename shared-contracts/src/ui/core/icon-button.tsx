import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Anchor } from './anchor.tsx';
import type { AnchorProps } from './anchor.tsx';
import { classNames } from './class-names.ts';

export interface IconButtonProps extends Omit<
  ComponentPropsWithRef<'button'>,
  'aria-label' | 'children'
> {
  /** Its name in words, for those who do not see the icon; also the tooltip. */
  label: string;
  icon: ReactNode;
  /** For a button that stays down, such as Save. */
  pressed?: boolean | undefined;
  /** A light disc behind it, for standing on a photo. */
  raised?: boolean | undefined;
}

export interface IconLinkProps extends Omit<AnchorProps, 'aria-label' | 'children'> {
  label: string;
  icon: ReactNode;
}

/** A square 44 px button with an icon. */
export function IconButton({ label, icon, pressed, raised, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classNames('sp-icon-button', raised && 'sp-icon-button--raised', className)}
      aria-label={label}
      title={label}
      aria-pressed={pressed}
    >
      {icon}
    </button>
  );
}

/** A square 44 px link with an icon. */
export function IconLink({ label, icon, className, ...rest }: IconLinkProps) {
  return (
    <Anchor
      {...rest}
      className={classNames('sp-icon-button', className)}
      aria-label={label}
      title={label}
    >
      {icon}
    </Anchor>
  );
}
