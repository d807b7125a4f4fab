import { useState } from 'react';
import { updateProfile } from 'shared-contracts/calls/own-profile';
import type { CallReply } from 'shared-contracts/calls/call';
import { ProfileChange } from 'shared-contracts/calls/profile-change';
import { myProfile, type OwnProfile } from 'shared-contracts/calls/profiles';
import { ownNameChanged } from 'shared-contracts/events/event-map';
import { useErrorNotice } from 'shared-contracts/error-notice';
import { failureOf, useHost } from 'shared-contracts/host';
import { useMutation, useQueryClient } from 'shared-contracts/query';
import { noWords, serverWords, withoutPlace } from 'shared-contracts/server-words';
import type { EditField } from '../values/edit-fields.ts';
import { conflictsIn, valuesWith, type Edits } from '../values/edits.ts';
import { valuesOf, type Values } from '../values/values.ts';
import { changeOf } from '../values/wire.ts';
import { fieldOfError } from './field-of-error.ts';
import { refreshAfterSaving } from './refresh-after-saving.ts';

/** What was written into some fields, to be saved. */
export interface Saving {
  readonly fields: readonly EditField[];
  readonly edits: Edits;
}

/** How saving ended: done, or held back because the same fields were saved elsewhere meanwhile. */
type Outcome =
  | { readonly kind: 'saved'; readonly reply: CallReply<typeof updateProfile>; merged: boolean }
  | { readonly kind: 'conflict' };

/** What follows a save; all but `onSaved` only while the form still stands. */
export interface SaveEnds {
  readonly onSaved: (sent: Edits, now: Values) => void;
  readonly onConflict: () => void;
  readonly onRefused: () => void;
}

/**
 * Saves the changed fields and no other: 'Profile saved' or 'Profile save failed' (section 8). What was saved elsewhere
 * meanwhile in other fields stays beside it; where it is the same field, nothing is saved before the writer has looked.
 */
export function useSave(base: OwnProfile, ends: SaveEnds) {
  const { send, query, notify, bus } = useHost();
  const tellError = useErrorNotice();
  const cache = useQueryClient();
  const [words, setWords] = useState(noWords<EditField>);
  const [savedAt, setSavedAt] = useState<number | null>(null);
  const [isMerged, setMerged] = useState(false);
  const own = query(myProfile, {});

  const put = (profile: OwnProfile, { fields, edits }: Saving) => {
    const change = changeOf(valuesWith(valuesOf(profile), edits), fields);
    const { id, updated_at } = profile;
    return send(updateProfile, {
      params: { id },
      body: { id, profile: ProfileChange.parse(change), if_updated_at: updated_at },
    });
  };
  const save = useMutation({
    mutationFn: async (saving: Saving): Promise<Outcome> => {
      try {
        return { kind: 'saved', reply: await put(base, saving), merged: false };
      } catch (error) {
        if (failureOf(error).status !== CHANGED_MEANWHILE) throw error;
        const { data: newest } = await cache.fetchQuery({ ...own, staleTime: 0 });
        if (conflictsIn(saving.edits, valuesOf(newest)).length > 0) return { kind: 'conflict' };
        return { kind: 'saved', reply: await put(newest, saving), merged: true };
      }
    },
    // Also where the page was left meanwhile.
    onSuccess(outcome, { fields, edits }) {
      if (outcome.kind === 'conflict') return;
      notify('profile.saved');
      cache.setQueryData(own.queryKey, outcome.reply);
      refreshAfterSaving(cache, fields);
      const { id, name } = outcome.reply.data;
      if (fields.includes('name')) bus.emit(ownNameChanged, { userId: id, name });
      ends.onSaved(edits, valuesOf(outcome.reply.data));
    },
    onError: (error) => tellError(error, 'profile.saveFailed'),
  });

  return {
    isSaving: save.isPending,
    /** The failure in the catalogue's words, while it stands. */
    failure: save.isError ? failureOf(save.error) : null,
    words,
    /** When it was saved last, in ms; null once something else was written. */
    savedAt,
    /** Whether something that was saved elsewhere stands beside it. */
    isMerged,
    /** `then` is called once it is saved. */
    submit(saving: Saving, then?: () => void): void {
      setWords(noWords());
      setSavedAt(null);
      save.mutate(saving, {
        onSuccess(outcome) {
          if (outcome.kind === 'conflict') {
            ends.onConflict();
            return;
          }
          setSavedAt(Date.now());
          setMerged(outcome.merged);
          then?.();
        },
        onError(error) {
          setWords(serverWords(failureOf(error).errors, fieldOfError));
          ends.onRefused();
        },
      });
    },
    /** A field is written into: what the server said of it is out of date, and not all is saved any more. */
    forget(field: EditField): void {
      setWords((before) => withoutPlace(before, field));
      setSavedAt(null);
    },
  };
}

export type SaveState = ReturnType<typeof useSave>;

const CHANGED_MEANWHILE = 409;
