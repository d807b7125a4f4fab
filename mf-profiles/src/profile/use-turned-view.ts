import { useEffect, useRef } from 'react';
import { focusTitle } from 'shared-contracts/behaviour/focus-title';
import { mainId } from 'shared-contracts/ui/core';

/**
 * Where one blocks somebody, or takes it back, the other view of them begins like a page: at its top, its title read out.
 * `isGone` is whether the reader sees the profile or what stands in its place; null as long as neither is there.
 */
export function useTurnedView(isGone: boolean | null): void {
  const seen = useRef(isGone);
  useEffect(() => {
    const before = seen.current;
    if (isGone === null || isGone === before) return;
    seen.current = isGone;
    if (before === null) return;
    window.scrollTo(0, 0);
    return focusTitle(document.getElementById(mainId) ?? document.body);
  }, [isGone]);
}
