import { useEffect, useRef } from 'react';
import { focusTitle } from 'shared-contracts/behaviour/focus-title';
import { mainId } from 'shared-contracts/ui/core';

/** A step that takes another's place without a navigation starts like a page: at the top, its title read out. */
export function useStepFocus(step: string): void {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    window.scrollTo(0, 0);
    const frame = document.getElementById(mainId);
    return frame === null ? undefined : focusTitle(frame);
  }, [step]);
}
