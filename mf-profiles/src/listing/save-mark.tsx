import { useState } from 'react';
import type { ProfileCard } from 'shared-contracts/calls/profiles';
import { useErrorNotice } from 'shared-contracts/error-notice';
import { useHost, useTexts } from 'shared-contracts/host';
import { useQueryClient } from 'shared-contracts/query';
import { IconBookmark, IconBookmarkFilled, IconButton } from 'shared-contracts/ui/core';
import { texts } from '../texts.ts';
import { useUnsave } from './use-unsave.ts';

/** Save on a card: one tap keeps the person, the next takes it back; the card stays where it is. */
export function SaveMark({ person }: { person: ProfileCard }) {
  const t = useTexts(texts);
  const { send, notify } = useHost();
  const tellError = useErrorNotice();
  const cache = useQueryClient();
  const unsave = useUnsave();
  const [busy, setBusy] = useState(false);
  const isSaved = person.is_bookmarked;
  const keep = async () => {
    try {
      const { save } = await import('./set-saved.ts');
      await save(person.id, { send, cache });
      notify('bookmark.added');
    } catch (error) {
      tellError(error);
    }
  };
  const toggle = async () => {
    if (busy) return;
    setBusy(true);
    await (isSaved ? unsave(person) : keep());
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
