import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

/** The browser opens a link to another window. */
interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href' | 'target'> {
  readonly to: string;
  /** What the entry in the history carries to the next page, which no address should say. */
  readonly state?: unknown;
}

/**
 * A link that the router follows, made of its hooks: its own Link brings along the prefetching of a framework that we do
 * not use, which every first page would pay for (deploy/decisions/150).
 */
export function Link({ to, state, onClick, ...rest }: LinkProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { state });
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  return <a {...rest} href={href} onClick={click} />;
}
