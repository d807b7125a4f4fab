import { useEffect, useRef } from 'react';
import { focusTitle } from 'shared-contracts/behaviour/focus-title';
import { mainId } from 'shared-contracts/ui/core';

/** Moves the focus to the new page's title after each navigation; the first page leaves it to the browser. */
export function useTitleFocus(pathname: string): void {
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const frame = document.getElementById(mainId);
    return frame === null ? undefined : focusTitle(frame);
  }, [pathname]);
}
