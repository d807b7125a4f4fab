import { MAX_CONTACTS } from 'shared-contracts/calls/contacts';
import { DraftLine } from 'shared-contracts/forms/drafts/draft-line';
import { ErrorSummary } from 'shared-contracts/forms/error-summary';
import { useMessages, useTexts } from 'shared-contracts/host';
import { ActionBar, Button, IconPlus, Stack, VisuallyHidden } from 'shared-contracts/ui/core';
import { texts } from '../locales/en/verification.ts';
import { ContactFieldset } from './contact-fieldset.tsx';
import { ContactsMeanwhile } from './contacts-meanwhile.tsx';
import { ImportContacts } from './import/import-contacts.tsx';
import { useContactsForm, type ContactsFormProps } from './use-contacts-form.ts';

/** The list of contacts as a form; it starts with the draft, else with what is saved. */
export function ContactsForm(props: ContactsFormProps) {
  const t = useTexts(texts);
  const message = useMessages();
  const { form, entries, ...contacts } = useContactsForm(props);
  return (
    <form
      {...form.formProps}
      className="vf-form"
      onSubmit={(event) => {
        event.preventDefault();
        contacts.submit();
      }}
    >
      <Stack>
        <DraftLine from={contacts.from} onThrowAway={contacts.throwAway} />
        <ContactsMeanwhile meanwhile={contacts.meanwhile} />
        <ErrorSummary
          form={form}
          failed={message('contacts.failed')}
          stillHere={t('contacts.notSavedText')}
          lineOf={contacts.lineOf}
        />
        <ImportContacts room={contacts.room} onTake={contacts.take} />
        {entries.map((entry, index) => (
          <ContactFieldset
            key={entry.id}
            entry={entry}
            n={index + 1}
            errorOf={form.errorOf}
            onChange={(field, value) => contacts.change(entry, field, value)}
            onRemove={entries.length > 1 ? () => void contacts.remove(entry, index + 1) : undefined}
          />
        ))}
        {entries.length < MAX_CONTACTS ? (
          <Button block icon={<IconPlus />} onClick={contacts.add}>
            {t('entry.add')}
          </Button>
        ) : (
          <p className="sp-muted">{t('entry.most', { count: MAX_CONTACTS })}</p>
        )}
        <ActionBar label={t('form.actions')}>
          <Button type="submit" variant="primary" loading={form.isBusy}>
            {t('form.save')}
          </Button>
        </ActionBar>
      </Stack>
      <VisuallyHidden>
        <span role="status">{contacts.news}</span>
      </VisuallyHidden>
    </form>
  );
}
