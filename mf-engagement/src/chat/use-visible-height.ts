import { useEffect } from 'react';

const NAME = '--en-visible-height';

/**
 * Tells the stylesheet how much of the screen is left above a keyboard: browsers lay it over the page, and `dvh` does
 * not know of it. Without such a keyboard the stylesheet's own height holds.
 */
export function useVisibleHeight(wanted: boolean): void {
  useEffect(() => {
    const seen = window.visualViewport;
    if (!wanted || seen === null || seen === undefined) return;
    const { style } = document.documentElement;
    const follow = () => {
      // Two fingers that enlarge the page make the part that is seen smaller, too.
      const isCovered = seen.scale < 1.05 && seen.height < window.innerHeight - 60;
      if (!isCovered) {
        style.removeProperty(NAME);
        return;
      }
      style.setProperty(NAME, `${Math.round(seen.height)}px`);
      // Some browsers have moved the page up to show the box, which now fits.
      window.scrollTo(0, 0);
    };
    follow();
    seen.addEventListener('resize', follow);
    return () => {
      seen.removeEventListener('resize', follow);
      style.removeProperty(NAME);
    };
  }, [wanted]);
}
