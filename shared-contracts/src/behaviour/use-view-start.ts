import { useEffect, useRef } from 'react';
import { mainId } from 'shared-contracts/ui/core';
import { focusTitle } from './focus-title.ts';

/** How a view starts. */
export interface ViewStart {
  /** Id of its title; the title of the page without. */
  readonly title?: string;
  /** True where one comes back to it: the shell leads back to where one was. */
  readonly isBack?: boolean;
}

/**
 * A view that takes another's place on the same page, which the shell leaves alone, starts like a page: at its beginning,
 * its title read out. `view` names what is shown, null as long as nothing is; the first view is the page's own arrival.
 */
export function useViewStart(
  view: string | boolean | null,
  { title, isBack = false }: ViewStart = {},
): void {
  const shown = useRef(view);
  useEffect(() => {
    const before = shown.current;
    if (view === null || view === before) return;
    shown.current = view;
    if (before === null || isBack) return;
    window.scrollTo(0, 0);
    if (title === undefined) return focusTitle(document.getElementById(mainId) ?? document.body);
    document.getElementById(title)?.focus({ preventScroll: true });
    return undefined;
  }, [view, title, isBack]);
}
