import { KEPT_CLEAR } from 'shared-contracts/behaviour/keep-clear';
import type { NoticeQueue } from './notice-queue.ts';

/** What was pressed longer ago than this (ms) is no longer what a notice is about. */
const FRESH_MS = 15_000;

/** Air between a notice and what it must not cover, in px, where there is room; beside the margin that it has itself. */
const AIR_PX = 4;

/** Where notices stand on the page: what is urgent, then the rest. */
const REGION = 'section:has(> [role="alert"] + [role="status"])';

/** What unfolds over the page. */
const OPEN_MENU = '[data-menu][open] > ul';

/** The top bar and the title of the page, or of the step that it has just turned to. */
const HEAD = 'header, h1, h2:focus';

/**
 * Lifts notices over what was just pressed, where they would cover it: the card it stands in, or itself where a card is
 * too tall for that; over what the page marks with `KEEP_CLEAR`, and over a menu that is open. Below the top bar and the title there is no place
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
    const spared = [
      ...document.querySelectorAll(`${KEPT_CLEAR}, ${OPEN_MENU}`),
      ...(fresh?.spared ?? []),
    ];
    const lift = clearLift(
      region.getBoundingClientRect(),
      spared.flatMap(withName).map((one) => one.getBoundingClientRect()),
      endOfHead(document),
    );
    if (lift > 0) region.style.translate = `0 ${-lift}px`;
  };
  const placeSoon = (): void => void requestAnimationFrame(() => requestAnimationFrame(place));
  // What takes the place of what was pressed may come later than the notice.
  const changes = new MutationObserver(placeSoon);
  const stop = notices.subscribe(() => {
    changes.disconnect();
    if (notices.shown().length > 0)
      changes.observe(document.body, {
        childList: true,
        subtree: true,
        attributes: true,
        attributeFilter: ['open'],
      });
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

/** A card that cannot stay clear as a whole is still recognised by its name. */
function withName(one: Element): Element[] {
  const name = one.querySelector('h2, h3');
  return name === null ? [one] : [one, name];
}

/** The lowest of the places (px up) where notices cover the least of what is spared; `least` is how high they may rise. */
function clearLift(covered: DOMRect, spared: readonly DOMRect[], least: number): number {
  const lifts = spared
    .map((box) => liftOver(box, covered, least))
    .filter((lift) => lift > 0 && covered.top - lift >= least)
    .sort((one, other) => one - other);
  const coveredBy = (lift: number) =>
    spared.reduce((sum, box) => sum + coveredShare(box, covered, lift), 0);
  return lifts.reduce((best, lift) => (coveredBy(lift) < coveredBy(best) ? lift : best), 0);
}

/** How far up the notices clear a box, with as much air as the room below the head leaves. */
function liftOver(box: DOMRect, covered: DOMRect, least: number): number {
  const bare = Math.ceil(covered.bottom - box.top);
  return Math.min(bare + AIR_PX, Math.max(bare, Math.floor(covered.top - least)));
}

/** How much of a box lies under the notices, from 0 to 1. */
function coveredShare(box: DOMRect, notices: DOMRect, lift: number): number {
  const width = Math.min(box.right, notices.right) - Math.max(box.left, notices.left);
  const height =
    Math.min(box.bottom, notices.bottom - lift) - Math.max(box.top, notices.top - lift);
  return (Math.max(0, width) * Math.max(0, height)) / Math.max(1, box.width * box.height);
}

/** Where the top bar and the title end, in px of the screen. */
function endOfHead(document: Document): number {
  const heads = [...document.querySelectorAll(HEAD)];
  return Math.max(0, ...heads.map((head) => head.getBoundingClientRect().bottom));
}
