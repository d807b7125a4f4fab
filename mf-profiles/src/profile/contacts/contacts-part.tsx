import { useTexts } from 'shared-contracts/host';
import type { CallReply } from 'shared-contracts/calls/call';
import type { getProfile } from 'shared-contracts/calls/profiles';
import { phrases } from 'shared-contracts/phrases';
import { routes } from 'shared-contracts/routes';
import { Anchor, Button, IconLock } from 'shared-contracts/ui/core';
import { ContactList } from './contact-list.tsx';
import { contactTexts } from './contact-texts.ts';
import './contacts.css';
import { OwnContacts } from './own-contacts.tsx';
import { useReveal } from './use-reveal.ts';

/** Somebody's family contacts by the rule of readings.md, 'Contacts': none, behind plan or verification, masked, shown, one's own. */
export function ContactsPart({ reply }: { reply: CallReply<typeof getProfile> }) {
  const t = useTexts(contactTexts);
  const { contacts, data } = reply;
  const { id, name, contact = [] } = data.data;
  if (contacts === undefined) return null;
  if (contacts.access === 'own') return <OwnContacts contacts={contact} />;
  return (
    <section className="pf-part pf-contacts" aria-label={t('contacts.title')}>
      <h2 className="pf-contacts__title">{t('contacts.title')}</h2>
      {contacts.count === 0 ? (
        <None />
      ) : (
        <>
          <ContactList contacts={contact} dialled={contacts.access === 'revealed'} />
          <Way access={contacts.access} count={contacts.count} person={{ id, name }} />
        </>
      )}
    </section>
  );
}

function None() {
  const phrase = useTexts(phrases);
  return <p className="pf-contacts__line">{phrase('contacts.none')}</p>;
}

interface WayProps {
  readonly access: NonNullable<CallReply<typeof getProfile>['contacts']>['access'];
  readonly count: number;
  readonly person: { readonly id: string; readonly name: string };
}

/** What stands between the reader and the numbers. */
function Way({ access, count, person }: WayProps) {
  const t = useTexts(contactTexts);
  const { busy, ask } = useReveal(person);
  if (access === 'masked') {
    return (
      <Button size="small" loading={busy} onClick={ask}>
        {t('contacts.show')}
      </Button>
    );
  }
  if (access !== 'upgrade' && access !== 'verify') return null;
  const href = access === 'upgrade' ? routes.subscription.href() : routes.uploadDoc.href();
  return (
    <>
      <p className="pf-contacts__line">{t('contacts.count', { count })}</p>
      <Anchor className="pf-upgrade" href={href}>
        <IconLock />
        {t(`contacts.${access}`)}
      </Anchor>
    </>
  );
}
