import { useState } from 'react';
import type { ProfileCard } from 'shared-contracts/calls/profiles';
import { failureKey, useHost, useTexts } from 'shared-contracts/host';
import { useQueryClient } from 'shared-contracts/query';
import { IconBookmark, IconBookmarkFilled, IconButton } from 'shared-contracts/ui/core';
import { texts } from '../texts.ts';

/** Save on a card: one tap keeps the person, the next takes it back; the card stays where it is. */
export function SaveMark({ person }: { person: ProfileCard }) {
  const t = useTexts(texts);
  const { send, notify } = useHost();
  const cache = useQueryClient();
  const [busy, setBusy] = useState(false);
  const isSaved = person.is_bookmarked;
  const toggle = async () => {
    if (busy) return;
    setBusy(true);
    try {
      // What saving takes comes with the first tap: the first screen is lighter without it.
      const { setSaved } = await import('./set-saved.ts');
      await setSaved(person.id, !isSaved, { send, cache });
      notify(isSaved ? 'bookmark.removed' : 'bookmark.added');
    } catch (error) {
      notify(failureKey(error));
    }
    setBusy(false);
  };
  return (
    <IconButton
      raised
      pressed={isSaved}
      label={t('card.save', { name: person.name })}
      icon={isSaved ? <IconBookmarkFilled /> : <IconBookmark />}
      onClick={() => void toggle()}
    />
  );
}
