import { addBookmark } from 'shared-contracts/calls/engagement';
import type { Profile } from 'shared-contracts/calls/profiles';
import { useHost, useTexts } from 'shared-contracts/host';
import { useQueryClient } from 'shared-contracts/query';
import { routes } from 'shared-contracts/routes';
import { IconBookmark, IconBookmarkFilled } from 'shared-contracts/ui/core';
import { personName } from '../people/person-name.ts';
import { ActionButton } from './action-button.tsx';
import { actionTexts } from './action-texts.ts';
import { refreshBookmarks } from './refresh-bookmarks.ts';

/** The A/B code of this button's label (section 7, v2/ab). */
const LABEL_CODE = 'PG-VP-BTN-SP';

/** Save, and once it is saved the way to the saved profiles. */
export function SaveProfile({ profile, saved }: { profile: Profile; saved: boolean }) {
  const t = useTexts(actionTexts);
  const { send, labelled } = useHost();
  const cache = useQueryClient();
  const { id } = profile;
  return (
    <ActionButton
      userId={id}
      done={saved}
      flag="is_bookmarked"
      icon={<IconBookmark />}
      label={labelled(LABEL_CODE, t('save.label'))}
      question={{ title: t('save.question', { name: personName(profile) }), text: t('save.text') }}
      act={() => send(addBookmark, { body: { bookmark: { to: id } } })}
      notice="bookmark.added"
      refresh={() => refreshBookmarks(cache, id)}
      doneIcon={<IconBookmarkFilled />}
      doneLabel={t('save.isSaved')}
      doneHref={routes.savedProfiles.href()}
    />
  );
}
