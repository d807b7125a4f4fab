import { useState } from 'react';
import type { GrowingList } from 'shared-contracts/behaviour/more-pages';

/** Name of a list -> how many people it showed last, for the visit: Back shows as many. */
const shownLast = new Map<string, number>();

/** How many people a list may show, and how to show a step more; a new name starts over. */
export function useShownMost(step: number, name: string): readonly [number, () => void] {
  const [, redraw] = useState(0);
  const most = step === Infinity ? Infinity : (shownLast.get(name) ?? step);
  const showMore = () => {
    shownLast.set(name, most + step);
    redraw(most + step);
  };
  return [most, showMore];
}

/** What a list has and what of it may be shown. */
interface Steps {
  /** How many people have come. */
  readonly all: number;
  readonly most: number;
  readonly step: number;
  readonly showMore: () => void;
}

/** The list as its foot sees it: its next page is the next step, fetched only where too few have come. */
export function steppedList<List extends GrowingList>(list: List, steps: Steps): List {
  const { all, most, step, showMore } = steps;
  if (step === Infinity) return list;
  return {
    ...list,
    hasNextPage: list.hasNextPage || all > most,
    fetchNextPage: () => {
      showMore();
      return list.hasNextPage && all < most + step ? list.fetchNextPage() : undefined;
    },
  };
}
