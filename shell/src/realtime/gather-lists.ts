import type { CHANGED_LISTS } from 'shared-contracts/platform/realtime';

type Lists = readonly (typeof CHANGED_LISTS)[number][];

/** Time in ms in which lists are fetched again once, however often they change. */
export const REST_MS = 1500;

/** Collects which lists have changed, and has them fetched again. */
export interface ListGatherer {
  changed(lists: Lists): void;
  close(): void;
}

/**
 * Passes on at once what changes after a rest, and together what changes during one: others decide how often something
 * changes, and must not decide how many calls this page makes.
 */
export function gatherLists(refresh: (lists: Lists) => void): ListGatherer {
  let waiting: Lists = [];
  let rest: ReturnType<typeof setTimeout> | undefined;
  const passOn = (): void => {
    rest = undefined;
    if (waiting.length === 0) return;
    const lists = waiting;
    waiting = [];
    rest = setTimeout(passOn, REST_MS);
    refresh(lists);
  };
  return {
    changed(lists) {
      waiting = [...new Set([...waiting, ...lists])];
      if (rest === undefined) passOn();
    },
    close() {
      clearTimeout(rest);
      waiting = [];
    },
  };
}
