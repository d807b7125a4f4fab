import { screenTitleAttribute } from '../ui/core/screen-title.tsx';

const TITLE = `[${screenTitleAttribute}], h1[tabindex]`;

/**
 * Moves the focus to the title of what is now on screen, so that it is read out. A page that is still loading gets
 * the focus on its frame, and on its title once that is there, unless the person has moved on by then.
 * Returns the way to stop waiting.
 */
export function focusTitle(frame: HTMLElement): () => void {
  const tryNow = (): boolean => {
    const title = frame.querySelector<HTMLElement>(TITLE);
    title?.focus({ preventScroll: true });
    return title !== null;
  };
  if (tryNow()) return () => undefined;
  frame.focus({ preventScroll: true });
  const { activeElement: atStart, body } = document;
  const observer = new MutationObserver(() => {
    const { activeElement } = document;
    const movedOn = activeElement !== atStart && activeElement !== body;
    if (movedOn || tryNow()) observer.disconnect();
  });
  observer.observe(frame, { childList: true, subtree: true });
  return () => observer.disconnect();
}
