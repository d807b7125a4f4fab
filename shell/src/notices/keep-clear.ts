import { KEPT_CLEAR } from 'shared-contracts/behaviour/keep-clear';
import type { NoticeQueue } from './notice-queue.ts';

/** What was pressed longer ago than this (ms) is no longer what a notice is about. */
const FRESH_MS = 15_000;

/** Air between a notice and what it must not cover, in px. */
const AIR_PX = 8;

/** Where notices stand on the page: what is urgent, then the rest. */
const REGION = 'section:has(> [role="alert"] + [role="status"])';

/**
 * Lifts notices over what was just pressed, where they would cover it: the card it stands in, or itself where a card is
 * too tall for that; or over what the page marks with `KEEP_CLEAR`. Below the top bar and the title there is no place
 * for them. Returns the end of it.
 */
export function keepNoticesClear(
  notices: Pick<NoticeQueue, 'subscribe' | 'shown'>,
  document: Document,
): () => void {
  let pressed: { readonly spared: readonly Element[]; readonly at: number } | null = null;
  const onClick = ({ target, timeStamp: at }: Event): void => {
    // A question covers everything itself, and is answered about what was pressed before it.
    if (!(target instanceof Element) || target.closest(`dialog, ${REGION}`) !== null) return;
    // The card at once: what is pressed is often gone from it by the time of the notice.
    const spared = [target.closest('li, article'), target.closest('a, button')];
    pressed = { spared: spared.filter((one) => one !== null), at };
  };

  const place = (): void => {
    const region = document.querySelector<HTMLElement>(`${REGION}:not(dialog *)`);
    if (region === null) return;
    region.style.translate = '';
    if (notices.shown().length === 0) return;
    const fresh = pressed !== null && performance.now() - pressed.at < FRESH_MS ? pressed : null;
    const covered = region.getBoundingClientRect();
    const least = endOfHead(document);
    for (const one of [...document.querySelectorAll(KEPT_CLEAR), ...(fresh?.spared ?? [])]) {
      const box = one.getBoundingClientRect();
      const lift = Math.round(covered.bottom - box.top + AIR_PX);
      if (!overlap(box, covered) || covered.top - lift < least) continue;
      region.style.translate = `0 ${-lift}px`;
      return;
    }
  };
  const placeSoon = (): void => void requestAnimationFrame(() => requestAnimationFrame(place));
  // What takes the place of what was pressed may come later than the notice.
  const changes = new MutationObserver(placeSoon);
  const stop = notices.subscribe(() => {
    changes.disconnect();
    if (notices.shown().length > 0)
      changes.observe(document.body, { childList: true, subtree: true });
    // After it was drawn.
    placeSoon();
  });
  document.addEventListener('click', onClick, true);
  return () => {
    stop();
    changes.disconnect();
    document.removeEventListener('click', onClick, true);
  };
}

/** Where the top bar and the title of the page end, in px of the screen. */
function endOfHead(document: Document): number {
  const heads = [...document.querySelectorAll('header, h1')];
  return Math.max(0, ...heads.map((head) => head.getBoundingClientRect().bottom)) + AIR_PX;
}

function overlap(one: DOMRect, other: DOMRect): boolean {
  return (
    one.top < other.bottom &&
    other.top < one.bottom &&
    one.left < other.right &&
    other.left < one.right
  );
}
