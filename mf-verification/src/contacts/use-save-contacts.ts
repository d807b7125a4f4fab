import { useErrorNotice } from 'shared-contracts/behaviour/error-notice';
import type { CallReply } from 'shared-contracts/calls/call';
import { isApiError } from 'shared-contracts/calls/client';
import { ContactList, listContacts, saveContacts } from 'shared-contracts/calls/contacts';
import { myProfile, profileCompletion } from 'shared-contracts/calls/profiles';
import { keyOf } from 'shared-contracts/calls/query';
import { useHost } from 'shared-contracts/host';
import { useMutation, useQueryClient } from 'shared-contracts/query';
import { contactOf, type ContactEntry } from './contact-entry.ts';

/** The place in the cache of the list that the form is filled from. */
export const CONTACTS_FORM = [...keyOf(listContacts, {}), 'form'] as const;

/** What is to be saved, and the list that it was typed over. */
export interface SavedEntries {
  readonly entries: readonly ContactEntry[];
  readonly base: ContactList;
}

/** How saving ended: done, or held back because the list was saved elsewhere meanwhile. */
type Outcome = 'saved' | 'conflict';

/**
 * Saves the whole list at once: 'Contacts updated' or 'Error contacts not updated' (section 8). Where it was saved elsewhere
 * since, nothing is, and the form gets the newer list.
 */
export function useSaveContacts(onSaved: () => void) {
  const { send, notify } = useHost();
  const tellError = useErrorNotice();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async ({ entries, base }: SavedEntries): Promise<Outcome> => {
      const known = base.updated_at ?? undefined;
      try {
        const query = known === undefined ? {} : { if_updated_at: known };
        await send(saveContacts, { query, body: entries.map(contactOf) });
        return 'saved';
      } catch (error) {
        const newer = ContactList.safeParse(isApiError(error) ? error.conflict : undefined);
        if (!newer.success) throw error;
        cache.setQueryData<CallReply<typeof listContacts>>(CONTACTS_FORM, { data: newer.data });
        return 'conflict';
      }
    },
    onSuccess: (outcome) => {
      if (outcome === 'conflict') return;
      onSaved();
      notify('contacts.saved');
      // The list is part of one's profile, and it adds to the score.
      for (const call of [listContacts, myProfile, profileCompletion]) {
        void cache.invalidateQueries({ queryKey: keyOf(call) });
      }
    },
    onError: (error) => tellError(error, 'contacts.failed'),
  });
}
