import type { Page } from '@playwright/test';

/** A text that somebody can see or hear, and the element that holds it. */
export interface ShownText {
  readonly text: string;
  /** Tag, class and, of a spoken one, the attribute. */
  readonly where: string;
  /** Selectors of `within` that it is inside of. */
  readonly inside: readonly string[];
}

const SPOKEN = ['aria-label', 'aria-description', 'aria-valuetext', 'alt', 'title', 'placeholder'];

/** Every text with a letter in it that the page shows or speaks now; those in closed menus are neither. */
export function shownTexts(page: Page, within: readonly string[]): Promise<ShownText[]> {
  return page.evaluate(
    ({ spoken, selectors }) => {
      const found: { text: string; where: string; inside: string[] }[] = [];
      const add = (element: Element, text: string | null, attribute = '') => {
        if (text === null || !/\p{L}/u.test(text)) return;
        const where = `${element.tagName.toLowerCase()}.${element.className}${attribute}`;
        const inside = selectors.filter((one) => element.closest(one) !== null);
        found.push({ text: text.trim(), where, inside });
      };
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
        const element = node.parentElement;
        if (element === null || element.closest('script, style, noscript, template')) continue;
        // Options of a closed list are spoken, and shown when it opens.
        const seen = element.closest('select') ?? element;
        if (seen.checkVisibility({ visibilityProperty: true })) add(element, node.textContent);
      }
      for (const element of document.querySelectorAll(
        spoken.map((name) => `body [${name}]`).join(),
      )) {
        if (!element.checkVisibility({ visibilityProperty: true })) continue;
        for (const name of spoken) add(element, element.getAttribute(name), `[${name}]`);
      }
      return found;
    },
    { spoken: SPOKEN, selectors: [...within] },
  );
}

/**
 * Texts that an element with hidden overflow cuts off, as `text in element`; `meant` are selectors of elements that
 * shorten what is in them on purpose. What can be scrolled to is not cut.
 */
export function cutTexts(page: Page, meant: readonly string[]): Promise<string[]> {
  return page.evaluate(
    (selectors) => {
      const isMeant = (element: Element) => selectors.some((one) => element.closest(one) !== null);
      const isUnseen = (box: DOMRect) => box.width <= 2 || box.height <= 2;
      const found = new Set<string>();
      const range = document.createRange();
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
        const holder = node.parentElement;
        if (holder === null || !/\p{L}/u.test(node.textContent ?? '') || isMeant(holder)) continue;
        if (!holder.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        range.selectNodeContents(node);
        const text = range.getBoundingClientRect();
        for (let one: Element | null = holder; one !== null; one = one.parentElement) {
          const style = getComputedStyle(one);
          const { overflowX, overflowY, position } = style;
          if (/auto|scroll/.test(overflowX + overflowY)) break;
          const box = one.getBoundingClientRect();
          // Heard and not seen: one pixel on purpose.
          if (isUnseen(box) || isUnseen(text)) break;
          const cutX =
            overflowX !== 'visible' && (text.right > box.right + 1 || text.left < box.left - 1);
          const cutY =
            overflowY !== 'visible' && (text.bottom > box.bottom + 2 || text.top < box.top - 2);
          const shortened =
            overflowX !== 'visible' && one.scrollWidth > one.clientWidth + 1 && one === holder;
          // Three dots come with the first hundredth of a pixel beyond the room within the padding.
          const dotted =
            style.textOverflow === 'ellipsis' &&
            one === holder &&
            text.right > box.right - Number.parseFloat(style.paddingRight) + 0.02;
          if (cutX || cutY || shortened || dotted) {
            found.add(
              `${(node.textContent ?? '').trim()} in ${one.tagName.toLowerCase()}.${one.className}`,
            );
            break;
          }
          if (position === 'fixed') break;
        }
      }
      return [...found];
    },
    [...meant],
  );
}
