import type { Page } from '@playwright/test';

/**
 * Focus rings that an element around them cuts, as `words in element: side`. Each thing that takes the focus gets it as by a
 * key, in the middle of the screen; its ring has to lie within everything that hides what stands out of it.
 */
export async function cutRings(page: Page): Promise<string[]> {
  // After a key, a focus from a script shows its ring as well.
  await page.keyboard.press('Tab');
  return page.evaluate(() => {
    const found = new Set<string>();
    const takers = document.querySelectorAll<HTMLElement>(
      'a[href], button:enabled, input:enabled:not([type=hidden]), select:enabled, textarea:enabled, summary, [tabindex="0"]',
    );
    for (const one of takers) {
      if (!one.checkVisibility({ visibilityProperty: true })) continue;
      one.focus({ preventScroll: true });
      if (document.activeElement !== one) continue;
      one.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const ringed = [one, ...ancestorsOf(one)].find((each) => ringOf(each) !== null);
      const ring = ringed === undefined ? null : ringOf(ringed);
      if (ringed === undefined || ring === null) continue;
      const cut = cutOf(ringed, ring);
      if (cut === null) continue;
      const words = (one.getAttribute('aria-label') ?? one.textContent).trim().slice(0, 40);
      found.add(`${words} (${one.tagName.toLowerCase()}.${one.className}) in ${cut}`);
    }
    return [...found];

    function ancestorsOf(element: Element): Element[] {
      const all: Element[] = [];
      for (let up = element.parentElement; up !== null; up = up.parentElement) all.push(up);
      return all;
    }

    /** The outer edge of the outline that an element has now. */
    function ringOf(element: Element): Sides | null {
      const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      if (outlineStyle === 'none' || box.width <= 2 || box.height <= 2) return null;
      const out = Math.max(0, Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset));
      const { left, right, top, bottom } = box;
      return { left: left - out, right: right + out, top: top - out, bottom: bottom + out };
    }

    function cutOf(element: Element, ring: Sides): string | null {
      let { position } = getComputedStyle(element);
      for (const around of ancestorsOf(element)) {
        if (position === 'fixed') return null;
        const style = getComputedStyle(around);
        // What is placed absolutely is cut by what it is placed in, and by nothing between.
        if (position === 'absolute' && style.position === 'static') continue;
        position = style.position;
        if (around === document.body || around === document.documentElement) continue;
        const box = around.getBoundingClientRect();
        const left = box.left + around.clientLeft;
        const top = box.top + around.clientTop;
        const sides = [
          ...(style.overflowX === 'visible'
            ? []
            : [
                { name: 'left', by: left - ring.left },
                { name: 'right', by: ring.right - left - around.clientWidth },
              ]),
          ...(style.overflowY === 'visible'
            ? []
            : [
                { name: 'top', by: top - ring.top },
                { name: 'bottom', by: ring.bottom - top - around.clientHeight },
              ]),
        ].filter(({ by }) => by > 0.5);
        if (sides.length === 0) continue;
        const words = sides.map(({ name, by }) => `${name} ${Math.round(by * 10) / 10}`);
        return `${around.tagName.toLowerCase()}.${around.className}: ${words.join(', ')}`;
      }
      const beyond = Math.max(-ring.left, ring.right - document.documentElement.clientWidth);
      return beyond > 0.5 ? `the screen: ${Math.round(beyond * 10) / 10}` : null;
    }

    interface Sides {
      readonly left: number;
      readonly right: number;
      readonly top: number;
      readonly bottom: number;
    }
  });
}
