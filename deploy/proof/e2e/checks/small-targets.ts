import type { Page } from '@playwright/test';

/** The least side of what is pressed, in px (look.md, Tokens). */
const TARGET = 44;

/**
 * What can be pressed on the page as it stands and has less than 44 px on a side, as `words: width x height`. What is
 * measured is what a finger hits: the element, its label and what it draws around itself, as far as nothing else lies there.
 * Links in the middle of a sentence keep the height of their line.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const found = new Set<string>();
    const pressed = document.querySelectorAll<HTMLElement>(
      'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab]',
    );
    for (const one of pressed) {
      if (!one.checkVisibility({ visibilityProperty: true })) continue;
      if (getComputedStyle(one).pointerEvents === 'none' || isWithinSentence(one)) continue;
      const label = one instanceof HTMLInputElement ? (one.labels?.[0] ?? null) : null;
      // Seen by nobody until it has the focus, or only heard: its label is what is pressed.
      const isUnseen = (box: DOMRect) => box.width <= 2 || box.height <= 2 || box.bottom <= 0;
      const shown = isUnseen(one.getBoundingClientRect()) ? label : one;
      if (shown === null || isUnseen(shown.getBoundingClientRect())) continue;
      const { width, height } = shown.getBoundingClientRect();
      if (width >= least && height >= least) continue;
      shown.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      const reached = reachOf(shown, [one, ...(label === null ? [] : [label])]);
      if (reached.width >= least && reached.height >= least) continue;
      const words = (one.getAttribute('aria-label') ?? one.textContent).trim().slice(0, 40);
      const what = `${one.tagName.toLowerCase()}.${one.className}`;
      found.add(`${words} (${what}): ${reached.width} x ${reached.height}`);
    }
    return [...found];

    function isWithinSentence(element: HTMLElement): boolean {
      if (element.tagName !== 'A' || getComputedStyle(element).display !== 'inline') return false;
      const rest = (element.parentElement?.textContent ?? '').replace(element.textContent, '');
      return /\p{L}/u.test(rest);
    }

    /** How far a finger may go from the middle, both ways, and still hit one of these. */
    function reachOf(shown: Element, own: readonly Element[]): { width: number; height: number } {
      const box = shown.getClientRects()[0] ?? shown.getBoundingClientRect();
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const isHit = (dx: number, dy: number) => {
        const hit = document.elementFromPoint(x + dx, y + dy);
        return hit !== null && own.some((part) => part.contains(hit));
      };
      const way = (stepX: number, stepY: number) => {
        let n = 0;
        while (n < least && isHit((n + 0.5) * stepX, (n + 0.5) * stepY)) n += 1;
        return n;
      };
      return { width: way(-1, 0) + way(1, 0), height: way(0, -1) + way(0, 1) };
    }
  }, TARGET);
}
