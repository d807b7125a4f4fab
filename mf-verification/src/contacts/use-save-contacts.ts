import { useState } from 'react';
import { listContacts, saveContacts, type Contact } from 'shared-contracts/calls/contacts';
import { myProfile, profileCompletion } from 'shared-contracts/calls/profiles';
import { keyOf } from 'shared-contracts/calls/query';
import { useErrorNotice } from 'shared-contracts/error-notice';
import { failureOf, useHost } from 'shared-contracts/host';
import { useMutation, useQueryClient } from 'shared-contracts/query';
import { useNavigate } from 'shared-contracts/router';
import { routes } from 'shared-contracts/routes';
import { noWords, serverWords, withoutPlace } from 'shared-contracts/server-words';
import { contactOf, type ContactEntry } from './contact-entry.ts';
import { placeOfError } from './places.ts';

/** Saves the whole list at once: 'Contacts updated' and on to /profiles, or 'Error contacts not updated' (section 8). */
export function useSaveContacts(onRefused: () => void) {
  const { send, notify } = useHost();
  const tellError = useErrorNotice();
  const cache = useQueryClient();
  const navigate = useNavigate();
  const [words, setWords] = useState(noWords<string>);
  const save = useMutation({
    mutationFn: (contacts: Contact[]) => send(saveContacts, { body: contacts }),
    onSuccess: () => {
      notify('contacts.saved');
      // The list is part of one's profile, and it adds to the score.
      for (const call of [listContacts, myProfile, profileCompletion]) {
        void cache.invalidateQueries({ queryKey: keyOf(call) });
      }
    },
    onError: (error) => tellError(error, 'contacts.failed'),
  });
  return {
    words,
    isSaving: save.isPending,
    isSaved: save.isSuccess,
    /** The failure in the catalogue's words, while it stands. */
    failure: save.isError ? failureOf(save.error) : null,
    submit(entries: readonly ContactEntry[]): void {
      setWords(noWords());
      save.mutate(entries.map(contactOf), {
        // Only while the form is still there: who has left meanwhile is not brought back.
        onSuccess: () => void navigate(routes.profiles.href()),
        onError: (error) => {
          setWords(serverWords(failureOf(error).errors, (path) => placeOfError(path, entries)));
          onRefused();
        },
      });
    },
    /** What the server said about a field is out of date once it is changed. */
    forget: (place: string) => setWords((before) => withoutPlace(before, place)),
  };
}
