import { useState } from 'react';
import type { CallReply } from 'shared-contracts/calls/call';
import { isCallFailed } from 'shared-contracts/calls/client';
import { addBookmark, deleteBookmark } from 'shared-contracts/calls/engagement';
import { getProfile, type Profile } from 'shared-contracts/calls/profiles';
import { keyOf } from 'shared-contracts/calls/query';
import { useErrorNotice } from 'shared-contracts/error-notice';
import { useHost, useTexts } from 'shared-contracts/host';
import { useQueryClient } from 'shared-contracts/query';
import { personName } from '../people/person-name.ts';
import { actionTexts } from './action-texts.ts';
import { refreshBookmarks } from './refresh-bookmarks.ts';

/** Takes a profile off the saved ones at once, says so, and offers to take that back. */
export function useUnsaveProfile(profile: Profile, bookmarkId: string | null | undefined) {
  const t = useTexts(actionTexts);
  const { send, notify } = useHost();
  const tellError = useErrorNotice();
  const cache = useQueryClient();
  const [busy, setBusy] = useState(false);
  const { id } = profile;
  const title = personName(profile);

  const save = async () => (await send(addBookmark, { body: { bookmark: { to: id } } })).data.id;
  const settle = async (bookmark_id: string | null) => {
    const mark = { is_bookmarked: bookmark_id !== null, bookmark_id };
    cache.setQueryData<CallReply<typeof getProfile>>(
      keyOf(getProfile, { params: { id } }),
      (known) => known && { ...known, ...mark },
    );
    await refreshBookmarks(cache, id);
  };
  const told = async (act: () => Promise<void>) => {
    setBusy(true);
    try {
      await act();
    } catch (error) {
      tellError(error);
    } finally {
      setBusy(false);
    }
  };

  const undo = async () => {
    const again = await save();
    notify('bookmark.added', {}, { title });
    await settle(again);
  };
  const unsave = async () => {
    // Saving twice is saving once, and tells the bookmark to whoever does not know it.
    const known = bookmarkId ?? (await save());
    try {
      await send(deleteBookmark, { params: { id: known } });
    } catch (error) {
      // Taken off elsewhere already.
      if (!isCallFailed(error) || error.status !== 404) throw error;
    }
    const action = { label: t('save.undo'), run: () => void told(undo) };
    notify('bookmark.removed', {}, { title, action });
    await settle(null);
  };
  return { busy, unsave: () => void told(unsave) };
}
