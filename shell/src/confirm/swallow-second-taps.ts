/** Two taps within this time (ms) and distance (px) are one double tap. */
const DOUBLE_MS = 400;
const NEAR_PX = 30;

/**
 * Swallows the second half of a double tap where a dialog opened or closed between the two: it would press what lies
 * there now, which nobody has seen yet. Returns the end of it.
 */
export function swallowSecondTaps(document: Document): () => void {
  let last = { at: -Infinity, x: 0, y: 0, dialog: null as Element | null };
  const onClick = (event: MouseEvent): void => {
    // Keys press without a place.
    if (event.detail === 0 || !(event.target instanceof Element)) return;
    const { timeStamp: at, clientX: x, clientY: y } = event;
    const dialog = event.target.closest('dialog');
    const isSecond = at - last.at < DOUBLE_MS && Math.hypot(x - last.x, y - last.y) < NEAR_PX;
    if (isSecond && dialog !== last.dialog) {
      event.preventDefault();
      event.stopPropagation();
      last = { ...last, at };
      return;
    }
    last = { at, x, y, dialog };
  };
  document.addEventListener('click', onClick, true);
  return () => document.removeEventListener('click', onClick, true);
}
