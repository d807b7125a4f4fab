/** Marks what lists the errors of a form. */
export const ERROR_SUMMARY = 'data-error-summary';

/** A page that lies behind another draws no frames; after so many ms it has its errors all the same. */
const SHOWN_MS = 100;

/**
 * Moves the focus to a form's summary, or to its first field that is wrong, once the screen shows them; a field that
 * has the focus by then keeps it.
 */
export function focusErrors(form: HTMLElement | null): void {
  const before = document.activeElement;
  let isDone = false;
  const look = (): void => {
    if (isDone) return;
    const now = document.activeElement;
    if (now !== before && form?.contains(now)) {
      isDone = true;
      return;
    }
    const found =
      form?.querySelector<HTMLElement>(`[${ERROR_SUMMARY}]`) ??
      form?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (found === null || found === undefined) return;
    isDone = true;
    found.focus({ preventScroll: true });
    // Of a summary that is higher than half the screen one reads the beginning first.
    const isHigh = found.offsetHeight > window.innerHeight / 2;
    // A field with its label.
    const part = found.closest('.sp-field') ?? found;
    part.scrollIntoView({ block: isHigh ? 'start' : 'nearest' });
  };
  requestAnimationFrame(look);
  setTimeout(look, SHOWN_MS);
}
