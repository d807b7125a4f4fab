import {
  changeOptimistically,
  type CacheChange,
} from 'shared-contracts/behaviour/optimistic-change';
import {
  findRow,
  insertRow,
  withoutRows,
  type PagedRows,
} from 'shared-contracts/behaviour/paged-rows';
import type { ShownChange } from 'shared-contracts/behaviour/use-action';
import type { CallReply } from 'shared-contracts/calls/call';
import { isApiError, type Send } from 'shared-contracts/calls/client';
import { addNotForMe, deleteNotForMe, listNotForMe } from 'shared-contracts/calls/engagement';
import {
  getProfile,
  listLikePeople,
  listProfiles,
  type ListedProfile,
} from 'shared-contracts/calls/profiles';
import { keyOf } from 'shared-contracts/calls/query';
import type { QueryClient } from 'shared-contracts/query';

/**
 * What is to be; taking back names the mark, and, if the person was set aside on this page, what puts the cards back
 * where they were.
 */
export type WantedAside =
  | { readonly aside: true }
  | {
      readonly aside: false;
      readonly id: string;
      readonly putBack?: (() => void) | undefined;
    };

/** `keep` gets the id of the mark, null without one. */
export type ShownAside = ShownChange<string | null>;

/** Shows at once that a person is set aside, or in the lists again where Undo takes back. */
export function showAside(cache: QueryClient, id: string, wanted: WantedAside): ShownAside {
  const outdate = (keys: readonly (readonly unknown[])[]) => {
    for (const queryKey of keys) void cache.invalidateQueries({ queryKey });
  };
  if (wanted.aside) {
    const shown = changeOptimistically(cache, changesOf(id, ''));
    return {
      keep: (mark) => {
        shown.keep(changesOf(id, mark));
        outdate([keyOf(listNotForMe)]);
      },
      takeBack: shown.takeBack,
    };
  }
  const profile = changeOptimistically(cache, [profileChange(id, null)]);
  wanted.putBack?.();
  const lists = [keyOf(listNotForMe), keyOf(listProfiles), keyOf(listLikePeople)];
  return {
    keep: () => {
      profile.keep([profileChange(id, null)]);
      // What Undo put back is where it was; lists of another page are fetched again.
      outdate(wanted.putBack ? [keyOf(listNotForMe)] : lists);
    },
    takeBack: () => {
      profile.takeBack();
      outdate(lists);
    },
  };
}

/** Resolves to the id of the mark, null without one. Rejects with ApiError. */
export async function sendAside(
  send: Send,
  id: string,
  wanted: WantedAside,
): Promise<string | null> {
  if (wanted.aside) return (await send(addNotForMe, { body: { to: id } })).data.id;
  try {
    await send(deleteNotForMe, { params: { id: wanted.id } });
  } catch (error) {
    // Taken back elsewhere already.
    if (!isApiError(error) || error.status !== 404) throw error;
  }
  return null;
}

function changesOf(id: string, mark: string | null): readonly CacheChange[] {
  const listings: CacheChange<PagedRows<ListedProfile>> = {
    queryKey: keyOf(listProfiles),
    change: (list) => withoutRows(list, (card) => card.id === id),
    undo: (list, before) => {
      const stood = findRow(before, (card) => card.id === id);
      const others = withoutRows(list, (card) => card.id === id);
      return stood === undefined ? others : insertRow(others, stood);
    },
  };
  const like: CacheChange<CallReply<typeof listLikePeople>> = {
    queryKey: keyOf(listLikePeople),
    change: ({ data }) => ({ data: data.filter((card) => card.id !== id) }),
    undo: ({ data }, before) => {
      const index = before.data.findIndex((card) => card.id === id);
      const card = before.data[index];
      const others = data.filter((one) => one.id !== id);
      return { data: card === undefined ? others : others.toSpliced(index, 0, card) };
    },
  };
  return [listings, like, profileChange(id, mark)] as readonly CacheChange[];
}

function profileChange(id: string, mark: string | null): CacheChange {
  const change: CacheChange<CallReply<typeof getProfile>> = {
    queryKey: keyOf(getProfile, { params: { id }, query: {} }),
    change: (reply) => ({ ...reply, not_for_me_id: mark }),
    undo: (reply, before) => ({ ...reply, not_for_me_id: before.not_for_me_id }),
  };
  return change as CacheChange;
}
