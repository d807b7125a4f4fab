import { useSaveProfile } from 'shared-contracts/behaviour/save-profile/use-save-profile';
import type { ListedProfile } from 'shared-contracts/calls/listed-profiles';
import { useTexts } from 'shared-contracts/host';
import { IconBookmark, IconBookmarkFilled, IconButton } from 'shared-contracts/ui/core';
import { texts } from '../locales/en/listing.ts';

/** Save on a card: one tap keeps the person, the next takes it back; the card stays where it is. */
export function SaveMark({ person }: { person: ListedProfile }) {
  const t = useTexts(texts);
  const { save, unsave } = useSaveProfile(person);
  const isSaved = person.is_bookmarked;
  return (
    <IconButton
      raised
      pressed={isSaved}
      label={t('card.save', { name: person.name })}
      icon={isSaved ? <IconBookmarkFilled /> : <IconBookmark />}
      onClick={() => void (isSaved ? unsave() : save())}
    />
  );
}
