import { QueryView } from 'shared-contracts/behaviour/query-view';
import { useBack } from 'shared-contracts/behaviour/use-back';
import { listContacts } from 'shared-contracts/calls/contacts';
import { useFormDraft } from 'shared-contracts/forms/drafts/use-form-draft';
import { useHost, useTexts } from 'shared-contracts/host';
import { phrases } from 'shared-contracts/locales/en/phrases';
import { routes } from 'shared-contracts/platform/routes';
import { useQuery } from 'shared-contracts/query';
import {
  BackButton,
  IconStar,
  Page,
  PageHeader,
  Tag,
  LongWait,
  Skeleton,
} from 'shared-contracts/ui/core';
import { texts } from '../locales/en/verification.ts';
import { ContactsDraft } from './contact-entry.ts';
import { ContactsForm } from './contacts-form.tsx';
import './contacts.css';
import { CONTACTS_FORM } from './use-save-contacts.ts';

/** /add/contacts: one's family contacts, edited as one list. */
export function ContactsPage() {
  const t = useTexts(texts);
  const phrase = useTexts(phrases);
  const { query } = useHost();
  const back = useBack(routes.profiles.href());
  // A place of its own in the cache, not kept: saving replaces the whole list, so an old copy must never fill the form.
  const contacts = useQuery({
    ...query(listContacts, {}),
    queryKey: CONTACTS_FORM,
    gcTime: 0,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
  const draft = useFormDraft<ContactsDraft>({ key: 'contacts', schema: ContactsDraft });
  return (
    <Page width="form">
      <PageHeader
        back={
          <BackButton label={phrase('action.back')} href={routes.profiles.href()} onBack={back} />
        }
        title={t('contacts.title')}
        text={t('contacts.intro')}
      />
      <div className="vf-intro">
        <Tag tone="haldi" icon={<IconStar />}>
          {t('contacts.score')}
        </Tag>
        <p className="sp-muted">{t('contacts.privacy')}</p>
      </div>
      <QueryView query={contacts} loading={<ContactsSkeleton />} failed={t('contacts.failed')}>
        {({ data }) =>
          draft.earlier === undefined ? (
            <ContactsSkeleton />
          ) : (
            <ContactsForm saved={data} draft={draft} />
          )
        }
      </QueryView>
    </Page>
  );
}

/** One contact to come, in its own shape; and a word after 10 s. */
function ContactsSkeleton() {
  const t = useTexts(texts);
  return (
    <div>
      <Skeleton label={t('wait.contacts')}>
        <div className="sp-surface vf-entry__fields">
          {[0, 1, 2, 3, 4].map((n) => (
            <div key={n}>
              <span className="sp-skeleton vf-skeleton__label" />
              <span className="sp-skeleton vf-skeleton__control" />
            </div>
          ))}
        </div>
      </Skeleton>
      <LongWait>{t('wait.long')}</LongWait>
    </div>
  );
}
