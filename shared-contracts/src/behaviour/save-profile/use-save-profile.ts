import { useHost, useTexts } from 'shared-contracts/host';
import { phrases } from 'shared-contracts/locales/en/phrases';
import { useQueryClient } from 'shared-contracts/query';
import { personName } from '../../domain/person-name.ts';
import { useAction } from '../use-action.ts';
import type { SaveTarget, ShownSave, Wanted } from './save.ts';

/** Whom one saves or takes off, with the name that the notice says. */
interface NamedSaveTarget extends SaveTarget {
  readonly name: string;
  readonly lastName: string;
}

/** Saving a person, and taking her off. */
interface SaveProfile {
  readonly busy: boolean;
  /** Saves her, says so, and offers to take that back; resolves to whether she is saved. */
  readonly save: () => Promise<boolean>;
  /** Takes her off, says so, and offers to take that back; resolves to whether she is off. */
  readonly unsave: () => Promise<boolean>;
}

/**
 * Saves a person and takes her off, at once on every screen that shows her; a refusal reverts it and shows one notice.
 * One request at a time for each person.
 */
export function useSaveProfile(person: NamedSaveTarget): SaveProfile {
  const { send, notify } = useHost();
  const cache = useQueryClient();
  const phrase = useTexts(phrases);
  const { busy, run } = useAction<Wanted, string | null, ShownSave>({
    key: ['save-profile', person.id],
    // What saving takes comes with the first tap: the first screen is lighter without it.
    showAtOnce: async (wanted) => (await import('./save.ts')).showSaved(cache, person, wanted),
    act: async (wanted) => (await import('./save.ts')).tellServer(send, person, wanted),
    onDone: (_bookmarkId, wanted, shown) => {
      const title = personName(person);
      const done = wanted.saved ? 'bookmark.added' : 'bookmark.removed';
      // What took something back is not taken back again: that is a tap on the mark.
      if (wanted.undoes) return notify(done, {}, { title });
      const undo = () =>
        void run(
          wanted.saved
            ? { saved: false, undoes: true }
            : { saved: true, undoes: { place: shown?.place } },
        );
      notify(done, {}, { title, action: { label: phrase('action.undo'), run: undo } });
    },
  });
  return {
    busy,
    save: () => run({ saved: true }),
    unsave: () => run({ saved: false }),
  };
}
