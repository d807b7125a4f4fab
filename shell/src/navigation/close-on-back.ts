import { historyIndex } from 'shared-contracts/behaviour/history-index';
import { isSameVisit, watchEntries, type HistoryPlace } from './history-place.ts';

/** What Back closes: a dialog, or a menu that unfolds over the page. */
type Overlay = HTMLDialogElement | HTMLDetailsElement;
const OPEN_OVERLAY = 'dialog[open], [data-menu][open]';

/** The state of a history entry that an open dialog or menu made on top of its page's. */
interface OverlayEntry {
  /** How many of them are open on it, from 1. */
  readonly dialogs?: number;
}

/**
 * Back closes what is open before it leaves the page (look, 'Screens'). Whatever opens is a `dialog` or a `Menu`, so it
 * is found in the document: an entry of the same address and number is laid over the page's own. A step between entries
 * of one page is kept from the router; it folds the uppermost menu, or asks the uppermost dialog to close (`cancel`, as
 * Esc does). What was closed by other means, or led on by a link, leaves its entry behind: a step onto or from it goes
 * one further, so one press is enough. `place` is that of the page, `isAsking` whether the dialog is a question about a
 * step in history, which must find the entries as they are. Begins before the router does and after those who hold a
 * step back; returns an unsubscribe function.
 */
export function closeOnBack(place: () => HistoryPlace, isAsking: () => boolean): () => void {
  /** In the order in which they were opened. */
  let opened: Overlay[] = [];
  let depth = depthOf(window.history.state);
  /** The state of the current entry, which is gone when a step from it is reported. */
  let standing: unknown = window.history.state;
  const stopWatching = watchEntries(() => (standing = window.history.state));

  const stillOpen = () => opened.filter((one) => one.isConnected && one.open);
  const layEntry = (now: Overlay[]) => {
    opened = now;
    depth = depthOf(window.history.state);
    if (depth >= now.length) return;
    depth = now.length;
    window.history.pushState({ ...window.history.state, dialogs: depth }, '');
  };

  // Before the browser draws: the event `toggle` comes later, and Back may be pressed by then.
  const watch = new MutationObserver((changes) => {
    for (const { target } of changes) {
      if (!isOpenOverlay(target) || isAsking()) continue;
      layEntry([...stillOpen().filter((one) => one !== target), target]);
    }
  });
  const onPop = (event: PopStateEvent) => {
    const before = depth;
    depth = depthOf(event.state);
    const from = historyIndex(standing);
    standing = event.state;
    const { href, index, state } = place();
    // Back pressed before the next page is drawn comes from an entry that `place` does not know yet.
    if (index === null || from !== index || historyIndex(event.state) !== index) return;
    event.stopImmediatePropagation();
    // The page has another address since, written over that of the dialog's entry: here it has it, too.
    if (!isSameVisit(event.state, state))
      window.history.replaceState({ ...(state as OverlayEntry), dialogs: depth }, '', href);
    opened = stillOpen();
    const uppermost = opened[depth] === undefined ? undefined : opened.at(-1);
    if (uppermost === undefined) return window.history.go(depth > before ? 1 : -1);
    close(uppermost);
    // Others are below it, or its owner keeps it open: they have an entry, too.
    setTimeout(() => layEntry(stillOpen()));
  };
  watch.observe(document, { subtree: true, attributes: true, attributeFilter: ['open'] });
  window.addEventListener('popstate', onPop);
  return () => {
    watch.disconnect();
    stopWatching();
    window.removeEventListener('popstate', onPop);
  };
}

function isOpenOverlay(node: Node): node is Overlay {
  return node instanceof Element && node.matches(OPEN_OVERLAY);
}

function close(overlay: Overlay): void {
  if (overlay instanceof HTMLDialogElement) {
    overlay.dispatchEvent(new Event('cancel', { cancelable: true }));
  } else {
    overlay.open = false;
    overlay.querySelector('summary')?.focus();
  }
}

function depthOf(state: unknown): number {
  return (state as OverlayEntry | null)?.dialogs ?? 0;
}
