import { useEffect, useRef, useState } from 'react';
import { MAX_CONTACTS, type ContactList } from 'shared-contracts/calls/contacts';
import type { FormDraft } from 'shared-contracts/forms/drafts/use-form-draft';
import { useDeferredFocus } from 'shared-contracts/forms/use-deferred-focus';
import { useFormErrors } from 'shared-contracts/forms/use-form-errors';
import { useHost, useLeaveGuard, useTexts } from 'shared-contracts/host';
import { routes } from 'shared-contracts/platform/routes';
import { useNavigate } from 'shared-contracts/router';
import { importTexts } from '../locales/en/import.ts';
import { texts } from '../locales/en/verification.ts';
import {
  isBlank,
  startEntries,
  wouldSaveSame,
  type ContactEntry,
  type ContactsDraft,
  type EntryField,
} from './contact-entry.ts';
import { bothLists } from './contact-versions.ts';
import { entryErrors } from './entry-errors.ts';
import { fieldId, fieldOfError, fieldsOf, headingId, type FieldId } from './entry-fields.ts';
import { useEntries } from './use-entries.ts';
import { useSaveContacts } from './use-save-contacts.ts';

/** Of the choice between the two lists. */
export const CONFLICT_ID = 'contacts-meanwhile';

export interface ContactsFormProps {
  readonly saved: ContactList;
  readonly draft: FormDraft<ContactsDraft>;
}

/** State of the family contacts form: what was typed stays until it is saved or thrown away, whatever the server says. */
export function useContactsForm({ saved, draft }: ContactsFormProps) {
  const { confirm } = useHost();
  const t = useTexts(texts);
  const imported = useTexts(importTexts);
  const navigate = useNavigate();
  const earlier = draft.earlier?.content;
  const { entries: typed, base: begun } =
    earlier !== undefined && 'base' in earlier ? earlier : { entries: earlier, base: saved };
  // What is typed is typed over this list, though a newer one may be saved meanwhile.
  const [base, setBase] = useState(begun);
  const { entries, isChanged, ...list } = useEntries(base.data, typed);
  const [from, setFrom] = useState(draft.earlier?.from ?? null);
  const focus = useDeferredFocus();
  const [news, setNews] = useState('');
  const save = useSaveContacts(draft.forget);
  const isSaved = save.data === 'saved';
  const theirs = startEntries(saved.data);
  const isNewer = saved.updated_at !== base.updated_at && !isSaved && !save.isPending;
  // Nothing was typed here, or the same: the newer list is the one that is edited from now on.
  if (isNewer && (!isChanged || wouldSaveSame(entries, theirs))) {
    setBase(saved);
    list.fill(theirs);
  }
  const both = bothLists({ base: base.data, mine: entries, theirs: saved.data });
  const isConflict = isNewer && isChanged;
  const isHeldBack = isConflict && save.data === 'conflict';
  useEffect(() => {
    // After saving was held back; what is typed into is left alone where the newer list came by itself.
    if (isHeldBack) document.getElementById(CONFLICT_ID)?.focus();
  }, [isHeldBack]);
  const fields = entries.flatMap((entry, index) => {
    const errors = entryErrors(entry);
    return fieldsOf(entry).map((field) => {
      const error = errors[field];
      return {
        id: fieldId(entry.id, field),
        name: { n: index + 1, field: t(`field.${field}`) },
        error: error && t(error.key, error.values),
      };
    });
  });
  const form = useFormErrors<FieldId>({
    fields: fields.map(({ id }) => id),
    errors: Object.fromEntries(fields.map(({ id, error }) => [id, error])),
    request: save,
    fieldAt: (path) => fieldOfError(path, save.variables?.entries ?? []),
  });
  useLeaveGuard(isChanged && !isSaved);
  const kept = useRef({ entries, base });
  const { keep } = draft;
  useEffect(() => {
    if (entries === kept.current.entries && base === kept.current.base) return;
    kept.current = { entries, base };
    keep(isChanged ? { entries, base } : null);
  }, [entries, base, isChanged, keep]);
  const isLocked = form.isBusy || isSaved;
  const settle = (
    chosen: readonly ContactEntry[],
    key: 'bothTaken' | 'mineTaken' | 'newerTaken',
  ) => {
    if (isLocked) return;
    save.reset();
    setBase(saved);
    list.fill(chosen);
    setNews(t(`meanwhile.${key}`));
    focus(headingId('1'));
  };

  return {
    form,
    entries,
    news,
    /** Since when the words wait that an earlier visit left. */
    from: isChanged ? from : null,
    /** The list that was saved elsewhere while this one was typed, and the ways to go on; null without one. */
    meanwhile: isConflict
      ? {
          newer: saved.data,
          /** Null where together they are more than a list holds. */
          takeBoth: both.length > MAX_CONTACTS ? null : () => settle(both, 'bothTaken'),
          keepMine: () => settle(numbered(entries), 'mineTaken'),
          takeNewer: () => settle(theirs, 'newerTaken'),
        }
      : null,
    throwAway(): void {
      setBase(saved);
      list.fill(theirs);
      setFrom(null);
      draft.forget();
      focus(headingId('1'));
    },
    change(entry: ContactEntry, field: EntryField, value: string): void {
      // What is under way is what was sent; typing over it would be lost.
      if (isLocked) return;
      form.changed(fieldId(entry.id, field));
      list.change(entry.id, field, value);
    },
    add(): void {
      const id = isLocked ? null : list.add();
      if (id !== null) focus(fieldId(id, 'name'));
    },
    /** How many more people there is room for. */
    room: MAX_CONTACTS - entries.filter((entry) => !isBlank(entry)).length,
    take(people: readonly Pick<ContactEntry, 'name' | 'phone'>[]): void {
      const first = isLocked ? null : list.take(people);
      if (first === null) return;
      setNews(imported('list.added', { count: people.length }));
      focus(fieldId(first, 'relation'));
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
      focus(headingId(next.id));
    },
    submit(): void {
      if (isLocked) return;
      if (isConflict) {
        document.getElementById(CONFLICT_ID)?.focus();
        return;
      }
      // On to /profiles only while the form is still there: who has left meanwhile is not brought back.
      const onSuccess = (outcome: unknown) => {
        if (outcome === 'saved') void navigate(routes.profiles.href());
      };
      form.submit(() => save.mutate({ entries, base }, { onSuccess }));
    },
    /** A line of the summary: which contact, which field, what is wrong. */
    lineOf(id: FieldId, error: string) {
      const { n = 0, field = '' } = fields.find((one) => one.id === id)?.name ?? {};
      return { id, text: t('error.place', { n, field, error }) };
    },
  };
}

/** Entries named by their places, as a list that is filled again. */
const numbered = (entries: readonly ContactEntry[]): readonly ContactEntry[] =>
  entries.map((entry, at) => ({ ...entry, id: String(at + 1) }));

export type ContactsFormState = ReturnType<typeof useContactsForm>;
