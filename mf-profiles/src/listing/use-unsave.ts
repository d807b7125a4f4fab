import type { ProfileCard } from 'shared-contracts/calls/profiles';
import { useErrorNotice } from 'shared-contracts/error-notice';
import { useHost, useTexts } from 'shared-contracts/host';
import { useQueryClient } from 'shared-contracts/query';
import { texts } from '../texts.ts';

/** Who is taken off. */
type Person = Pick<ProfileCard, 'id' | 'name' | 'lastName' | 'bookmark_id'>;

/** Takes a person off the saved ones at once, says so, and offers to take it back; resolves when that is settled. */
export function useUnsave(): (person: Person) => Promise<void> {
  const { send, notify } = useHost();
  const tellError = useErrorNotice();
  const t = useTexts(texts);
  const cache = useQueryClient();

  return async (person) => {
    // What saving takes comes with the first tap: the first screen is lighter without it.
    const { unsave } = await import('./set-saved.ts');
    const title = `${person.name} ${person.lastName}`.trim();
    try {
      const takeBack = await unsave(person, { send, cache });
      const undo = async () => {
        try {
          await takeBack();
          notify('bookmark.added', {}, { title });
        } catch (error) {
          tellError(error);
        }
      };
      const action = { label: t('unsave.undo'), run: () => void undo() };
      notify('bookmark.removed', {}, { title, action });
    } catch (error) {
      tellError(error);
    }
  };
}
