import { useState } from 'react';
import { deleteBookmark, listBookmarks } from 'shared-contracts/calls/engagement';
import { getProfile, listProfiles, type ProfileCard } from 'shared-contracts/calls/profiles';
import { keyOf } from 'shared-contracts/calls/query';
import { failureOf, useHost, useTexts } from 'shared-contracts/host';
import { useQueryClient } from 'shared-contracts/query';
import { texts } from '../texts.ts';

/** A saved person; `id` is the bookmark's. */
interface Saved {
  readonly id: string;
  readonly to: string;
  readonly to_profile: ProfileCard;
}

/** Takes a person off the saved ones: asks first, hides at once, shows again when the server refuses. */
export function useUnsave() {
  const { send, confirm, notify } = useHost();
  const t = useTexts(texts);
  const cache = useQueryClient();
  const [leaving, setLeaving] = useState<ReadonlySet<string>>(new Set());

  const unsave = async ({ id, to, to_profile: { name } }: Saved) => {
    if (!(await confirm({ title: t('unsave.question', { name }), text: t('unsave.text') }))) return;
    setLeaving((ids) => new Set(ids).add(id));
    try {
      await send(deleteBookmark, { params: { id } });
      notify('bookmark.removed');
    } catch (error) {
      // 404: taken off elsewhere, and so it stays hidden.
      const isGone = failureOf(error).status === 404;
      if (!isGone) setLeaving((ids) => new Set([...ids].filter((other) => other !== id)));
      notify(isGone ? 'bookmark.removed' : 'call.failed');
    }
    const changed = [
      keyOf(listBookmarks),
      keyOf(getProfile, { params: { id: to } }),
      keyOf(listProfiles),
    ];
    await Promise.all(changed.map((queryKey) => cache.invalidateQueries({ queryKey })));
  };
  return { leaving, unsave: (saved: Saved) => void unsave(saved) };
}
