/** Two taps within this time (ms) and distance (px) are one double tap. */
const DOUBLE_MS = 400;
const NEAR_PX = 30;

/** What takes a tap; what is drawn in it may be replaced while it stays. */
const CONTROL = 'button, a, label, summary';

/**
 * Swallows the second half of a double tap where a dialog opened or closed between the two, or where the first one's
 * control is gone: it would press what lies there now, which its reader has not seen yet. Returns the end of it.
 */
export function swallowSecondTaps(document: Document): () => void {
  let last: Tap = { at: -Infinity, x: 0, y: 0, dialog: null, control: document.documentElement };
  const onClick = (event: MouseEvent): void => {
    const { timeStamp: at, clientX: x, clientY: y } = event;
    // Keys and programs press without a place.
    const isPlaced = event.detail > 0 && x + y > 0;
    if (!isPlaced || !(event.target instanceof Element)) return;
    const dialog = event.target.closest('dialog');
    const control = event.target.closest(CONTROL) ?? event.target;
    const isSecond = at - last.at < DOUBLE_MS && Math.hypot(x - last.x, y - last.y) < NEAR_PX;
    if (isSecond && (dialog !== last.dialog || !last.control.isConnected)) {
      event.preventDefault();
      event.stopPropagation();
      last = { ...last, at };
      return;
    }
    last = { at, x, y, dialog, control };
  };
  document.addEventListener('click', onClick, true);
  return () => document.removeEventListener('click', onClick, true);
}

/** The tap before, in ms and px. */
interface Tap {
  readonly at: number;
  readonly x: number;
  readonly y: number;
  readonly dialog: Element | null;
  readonly control: Element;
}
