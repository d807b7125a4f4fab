import { useRef, type ComponentPropsWithRef, type MouseEvent } from 'react';
import { Anchor } from './anchor.tsx';
import type { AnchorProps } from './anchor.tsx';
import { classNames } from './class-names.ts';
import type { Elements } from './elements.ts';

/** One primary action a screen; danger only for what cannot be taken back. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

interface Look {
  /** Default: secondary. */
  variant?: ButtonVariant | undefined;
  size?: 'medium' | 'small' | undefined;
  /** Stands before the words. */
  icon?: Elements;
  /** As wide as its column. */
  block?: boolean | undefined;
}

/** `type` is `button` unless said otherwise. */
export interface ButtonProps extends ComponentPropsWithRef<'button'>, Look {
  /** Keeps the words and the focus, shows a turning ring, and swallows clicks. */
  loading?: boolean | undefined;
}

export interface ButtonLinkProps extends AnchorProps, Look {}

function look({ variant = 'secondary', size, block }: Look, extra?: string) {
  return classNames(
    'sp-button',
    `sp-button--${variant}`,
    size === 'small' && 'sp-button--small',
    block && 'sp-button--block',
    extra,
  );
}

/** A button with words. */
export function Button(props: ButtonProps) {
  const { variant, size, icon, block, loading, className, children, onClick, ...rest } = props;
  const isPressed = useRef(false);
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading || isPressed.current) return event.preventDefault();
    // What starts a request takes a second tap before React draws that it runs.
    isPressed.current = loading === false;
    setTimeout(() => (isPressed.current = false));
    onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      className={look({ variant, size, block }, className)}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled']}
      onClick={press}
    >
      {loading ? <span className="sp-turning" aria-hidden="true" /> : icon}
      <span>{children}</span>
    </button>
  );
}

/** A link in the dress of a button, for what leads elsewhere. */
export function ButtonLink(props: ButtonLinkProps) {
  const { variant, size, icon, block, className, children, ...rest } = props;
  return (
    <Anchor {...rest} className={look({ variant, size, block }, className)}>
      {icon}
      <span>{children}</span>
    </Anchor>
  );
}
