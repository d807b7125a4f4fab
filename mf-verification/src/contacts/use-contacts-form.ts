import { useState } from 'react';
import type { Contact } from 'shared-contracts/calls/contacts';
import { useHost, useLeaveGuard, useTexts } from 'shared-contracts/host';
import { useDeferredFocus } from 'shared-contracts/use-deferred-focus';
import { texts } from '../texts.ts';
import { isBlank, type ContactEntry, type EntryField } from './contact-entry.ts';
import { entryFaults, type EntryFaults } from './entry-faults.ts';
import { placeOf } from './places.ts';
import { useEntries } from './use-entries.ts';
import { useSaveContacts } from './use-save-contacts.ts';

/** Where the focus goes when the form is not in order. */
export const SUMMARY_ID = 'contacts-summary';

/** The id of an entry's heading. */
export function headingOf(entryId: string): string {
  return `contact-${entryId}-heading`;
}

/** State of the family contacts form: what was typed stays until it is saved or left, whatever the server says. */
export function useContactsForm(saved: readonly Contact[]) {
  const { confirm } = useHost();
  const t = useTexts(texts);
  const { entries, isChanged, ...list } = useEntries(saved);
  const focus = useDeferredFocus();
  const [tried, setTried] = useState<ReadonlySet<string>>(new Set());
  const [news, setNews] = useState('');
  const saving = useSaveContacts(() => focus(SUMMARY_ID));
  useLeaveGuard(isChanged && !saving.isSaved);

  const isLocked = saving.isSaving || saving.isSaved;
  const wordsOf = (entry: ContactEntry): Partial<Record<EntryField, string>> => {
    const own = tried.has(entry.id) ? spoken(entryFaults(entry)) : {};
    return { ...serverWordsOf(entry), ...own };
  };
  const spoken = (faults: EntryFaults) =>
    Object.fromEntries(
      Object.entries(faults).map(([field, { key, values }]) => [field, t(key, values)]),
    );
  const serverWordsOf = (entry: ContactEntry) =>
    Object.fromEntries(
      Object.keys(entry).flatMap((field) => {
        const said = saving.words.beside.get(placeOf(entry.id, field as EntryField));
        return said === undefined ? [] : [[field, said]];
      }),
    );

  return {
    entries,
    news,
    wordsOf,
    isSaving: saving.isSaving,
    general: saving.words.general,
    failure: saving.failure,
    change(entry: ContactEntry, field: EntryField, value: string): void {
      // What is under way is what was sent; typing over it would be lost.
      if (isLocked) return;
      saving.forget(placeOf(entry.id, field));
      list.change(entry.id, field, value);
    },
    add(): void {
      const id = isLocked ? null : list.add();
      if (id !== null) focus(placeOf(id, 'name'));
    },
    async remove(entry: ContactEntry, n: number): Promise<void> {
      if (isLocked) return;
      const name = entry.name.trim();
      const title = name === '' ? t('remove.titleUnnamed', { n }) : t('remove.title', { name });
      const question = { title, text: t('remove.text'), danger: true };
      if (!isBlank(entry) && !(await confirm(question))) return;
      const next = list.remove(entry.id);
      if (next === null) return;
      setNews(t('entry.removed', { count: entries.length - 1 }));
      focus(headingOf(next.id));
    },
    submit(): void {
      if (isLocked) return;
      setTried(new Set(entries.map(({ id }) => id)));
      if (entries.every((entry) => Object.keys(entryFaults(entry)).length === 0)) {
        saving.submit(entries);
      } else focus(SUMMARY_ID);
    },
  };
}

export type ContactsFormState = ReturnType<typeof useContactsForm>;
