import type { ShownContact } from 'shared-contracts/calls/profiles';
import { useTexts } from 'shared-contracts/host';
import { phrases } from 'shared-contracts/locales/en/phrases';
import { routes } from 'shared-contracts/platform/routes';
import { ButtonLink } from 'shared-contracts/ui/core';
import { contactTexts } from '../../locales/en/profile.ts';
import { Viewers } from '../viewers/viewers.tsx';
import { ContactList } from './contact-list.tsx';
import './contacts.css';

/** One's own family contacts, where to change them, and who has looked. */
export function OwnContacts({ contacts }: { contacts: readonly ShownContact[] }) {
  const t = useTexts(contactTexts);
  const phrase = useTexts(phrases);
  return (
    <section className="pf-part pf-contacts" aria-label={t('contacts.title')}>
      <h2 className="pf-contacts__title">{t('contacts.title')}</h2>
      {contacts.length === 0 ? (
        <p className="pf-contacts__line">{phrase('contacts.none')}</p>
      ) : (
        <ContactList contacts={contacts} dialled={false} />
      )}
      <ButtonLink size="small" href={routes.addContacts.href()}>
        {phrase('menu.contacts')}
      </ButtonLink>
      <Viewers />
    </section>
  );
}
