import { addBookmark } from 'shared-contracts/calls/engagement';
import type { Profile } from 'shared-contracts/calls/profiles';
import { useHost, useTexts } from 'shared-contracts/host';
import { useQueryClient } from 'shared-contracts/query';
import { routes } from 'shared-contracts/routes';
import { Button, IconBookmark, IconBookmarkFilled } from 'shared-contracts/ui/core';
import { personName } from '../people/person-name.ts';
import { actionTexts } from './action-texts.ts';
import { DoneLink } from './done-link.tsx';
import { refreshBookmarks } from './refresh-bookmarks.ts';
import { useProfileAction } from './use-profile-action.ts';

/** The A/B code of this button's label (section 7, v2/ab). */
const LABEL_CODE = 'PG-VP-BTN-SP';

/** Save, and once it is saved the way to the saved profiles. */
export function SaveProfile({ profile, saved }: { profile: Profile; saved: boolean }) {
  const t = useTexts(actionTexts);
  const { send, labelled } = useHost();
  const cache = useQueryClient();
  const { id } = profile;
  const { busy, justDone, ask } = useProfileAction({
    userId: id,
    question: { title: t('save.question', { name: personName(profile) }), text: t('save.text') },
    act: () => send(addBookmark, { body: { bookmark: { to: id } } }),
    flag: 'is_bookmarked',
    notice: 'bookmark.added',
    refresh: () => refreshBookmarks(cache, id),
  });
  if (!saved) {
    return (
      <Button icon={<IconBookmark />} loading={busy} onClick={ask}>
        {labelled(LABEL_CODE, t('save.label'))}
      </Button>
    );
  }
  return (
    <DoneLink href={routes.savedProfiles.href()} icon={<IconBookmarkFilled />} justDone={justDone}>
      {t('save.isSaved')}
    </DoneLink>
  );
}
