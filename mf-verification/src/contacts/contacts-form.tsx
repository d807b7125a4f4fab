import { MAX_CONTACTS, type Contact } from 'shared-contracts/calls/contacts';
import { useTexts } from 'shared-contracts/host';
import { ActionBar, Button, IconPlus, Stack, VisuallyHidden } from 'shared-contracts/ui/core';
import { texts } from '../texts.ts';
import { ContactFieldset } from './contact-fieldset.tsx';
import { FormSummary } from './form-summary.tsx';
import { useContactsForm } from './use-contacts-form.ts';

/** The list of contacts as a form; `saved` is what it starts with. */
export function ContactsForm({ saved }: { saved: readonly Contact[] }) {
  const t = useTexts(texts);
  const form = useContactsForm(saved);
  const { entries } = form;
  return (
    <form
      className="vf-form"
      noValidate
      aria-busy={form.isSaving || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      <Stack>
        <FormSummary form={form} />
        {entries.map((entry, index) => (
          <ContactFieldset
            key={entry.id}
            entry={entry}
            n={index + 1}
            words={form.wordsOf(entry)}
            onChange={(field, value) => form.change(entry, field, value)}
            onRemove={entries.length > 1 ? () => void form.remove(entry, index + 1) : undefined}
          />
        ))}
        {entries.length < MAX_CONTACTS ? (
          <Button block icon={<IconPlus />} onClick={form.add}>
            {t('entry.add')}
          </Button>
        ) : (
          <p className="sp-muted">{t('entry.most', { count: MAX_CONTACTS })}</p>
        )}
        <ActionBar label={t('form.actions')}>
          <Button type="submit" variant="primary" loading={form.isSaving}>
            {t('form.save')}
          </Button>
        </ActionBar>
      </Stack>
      <VisuallyHidden>
        <span role="status">{form.news}</span>
      </VisuallyHidden>
    </form>
  );
}
