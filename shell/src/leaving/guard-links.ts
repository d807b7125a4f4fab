import type { WaysOut } from './ways-out.ts';

/**
 * Holds back clicks on links to other pages of the site until the person agrees, then clicks again, so that whatever
 * the link does of its own (a menu that closes, a step back in history) is still done. Returns the way to stop.
 */
export function guardLinks({ isHeld, ask, go }: WaysOut): () => void {
  const onClick = (event: MouseEvent) => {
    const link = isHeld() ? leavingLink(event) : null;
    if (link === null) return;
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

/** The link by which a plain click leaves this page in this tab; other sites are the browser's own warning. */
function leavingLink(event: MouseEvent): HTMLAnchorElement | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
    return null;
  }
  const { target } = event;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link === null || (link.target !== '' && link.target !== '_self') || link.download !== '') {
    return null;
  }
  const { origin, pathname } = window.location;
  return link.origin === origin && link.pathname !== pathname ? link : null;
}
