import { opensElsewhere } from 'shared-contracts/behaviour/opens-elsewhere';
import type { Exits } from './exits.ts';

/**
 * Holds back clicks on links of the site that lead away, to the given paths, until the person agrees, then clicks again,
 * so that whatever the link does of its own (a menu that closes, a step back in history) is still done. Returns the way
 * to stop.
 */
export function guardLinks(
  { isHeld, ask, go }: Exits,
  leadsAway: (pathname: string) => boolean,
): () => void {
  const onClick = (event: MouseEvent) => {
    // Another guard asks already.
    if (event.defaultPrevented) return;
    const link = isHeld() ? linkInThisTab(event) : null;
    if (link === null || !leadsAway(link.pathname)) return;
    event.preventDefault();
    event.stopPropagation();
    ask(() => {
      if (link.isConnected) link.click();
      else go(link.pathname + link.search + link.hash);
    });
  };
  // Before React, which listens further down.
  document.addEventListener('click', onClick, true);
  return () => document.removeEventListener('click', onClick, true);
}

/** The link of the site that a plain click opens in this tab; other sites are the browser's own warning. */
function linkInThisTab(event: MouseEvent): HTMLAnchorElement | null {
  if (event.button !== 0 || opensElsewhere(event)) return null;
  const { target } = event;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link === null || (link.target !== '' && link.target !== '_self') || link.download !== '') {
    return null;
  }
  return link.origin === window.location.origin ? link : null;
}
