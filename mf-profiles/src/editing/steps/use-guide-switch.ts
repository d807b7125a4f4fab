import { useEffect, useRef } from 'react';
import { useNavigationType } from 'shared-contracts/router';

/**
 * The guide and the whole form are one page by their path, so the shell leaves a change between them alone: each starts
 * like a page, at its beginning, its title (by id) read out. Back returns to where one was, which is the shell's to do.
 */
export function useGuideSwitch(isGuide: boolean, title: string): void {
  const type = useNavigationType();
  const shown = useRef(isGuide);
  useEffect(() => {
    if (shown.current === isGuide) return;
    shown.current = isGuide;
    if (type === 'POP') return;
    window.scrollTo(0, 0);
    document.getElementById(title)?.focus({ preventScroll: true });
  }, [isGuide, type, title]);
}
