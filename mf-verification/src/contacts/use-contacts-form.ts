import { useEffect, useRef, useState } from 'react';
import { MAX_CONTACTS, type Contact } from 'shared-contracts/calls/contacts';
import type { FormDraft } from 'shared-contracts/forms/drafts/use-form-draft';
import { useDeferredFocus } from 'shared-contracts/forms/use-deferred-focus';
import { useFormErrors } from 'shared-contracts/forms/use-form-errors';
import { useHost, useLeaveGuard, useTexts } from 'shared-contracts/host';
import { routes } from 'shared-contracts/platform/routes';
import { useNavigate } from 'shared-contracts/router';
import { texts } from '../texts.ts';
import { isBlank, type ContactEntry, type EntryField } from './contact-entry.ts';
import { entryErrors } from './entry-errors.ts';
import { fieldId, fieldOfError, fieldsOf, headingId, type FieldId } from './entry-fields.ts';
import { importTexts } from './import/import-texts.ts';
import { useEntries } from './use-entries.ts';
import { useSaveContacts } from './use-save-contacts.ts';

/** Props of the family contacts form. */
export interface ContactsFormProps {
  readonly saved: readonly Contact[];
  readonly draft: FormDraft<readonly ContactEntry[]>;
}

/** State of the family contacts form: what was typed stays until it is saved or thrown away, whatever the server says. */
export function useContactsForm({ saved, draft }: ContactsFormProps) {
  const { confirm } = useHost();
  const t = useTexts(texts);
  const imported = useTexts(importTexts);
  const navigate = useNavigate();
  const { entries, isChanged, ...list } = useEntries(saved, draft.earlier?.content);
  const [from, setFrom] = useState(draft.earlier?.from ?? null);
  const focus = useDeferredFocus();
  const [news, setNews] = useState('');
  const save = useSaveContacts(draft.forget);
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
    fieldAt: (path) => fieldOfError(path, save.variables ?? []),
  });
  useLeaveGuard(isChanged && !save.isSuccess);
  const kept = useRef(entries);
  const { keep } = draft;
  useEffect(() => {
    if (entries === kept.current) return;
    kept.current = entries;
    keep(isChanged ? entries : null);
  }, [entries, isChanged, keep]);
  const isLocked = form.isBusy || save.isSuccess;

  return {
    form,
    entries,
    news,
    /** Since when the words wait that an earlier visit left. */
    from: isChanged ? from : null,
    throwAway(): void {
      list.reset();
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
      // On to /profiles only while the form is still there: who has left meanwhile is not brought back.
      const onSuccess = () => void navigate(routes.profiles.href());
      form.submit(() => save.mutate(entries, { onSuccess }));
    },
    /** A line of the summary: which contact, which field, what is wrong. */
    lineOf(id: FieldId, error: string) {
      const { n = 0, field = '' } = fields.find((one) => one.id === id)?.name ?? {};
      return { id, text: t('error.place', { n, field, error }) };
    },
  };
}
