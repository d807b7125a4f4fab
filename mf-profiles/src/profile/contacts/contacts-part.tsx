import { useTexts } from 'shared-contracts/host';
import type { CallReply } from 'shared-contracts/calls/call';
import type { getProfile, ShownContact } from 'shared-contracts/calls/profiles';
import { phrases } from 'shared-contracts/phrases';
import { routes } from 'shared-contracts/routes';
import { Anchor, Button, IconLock } from 'shared-contracts/ui/core';
import { contactTexts } from './contact-texts.ts';
import './contacts.css';
import { useReveal } from './use-reveal.ts';

/** Somebody's family contacts by the rule of readings.md, 'Contacts': none, behind plan or verification, masked, shown. */
export function ContactsPart({ reply }: { reply: CallReply<typeof getProfile> }) {
  const t = useTexts(contactTexts);
  const { contacts, data } = reply;
  if (contacts === undefined || contacts.access === 'own') return null;
  const { id, name, contact = [] } = data.data;
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

function ContactList({
  contacts,
  dialled,
}: {
  readonly contacts: readonly ShownContact[];
  /** The numbers are whole and can be called. */
  readonly dialled: boolean;
}) {
  const t = useTexts(contactTexts);
  if (contacts.length === 0) return null;
  return (
    <ul className="pf-contacts__list">
      {contacts.map((one, index) => (
        <li key={`${one.name} ${index}`}>
          <strong>{one.name}</strong>
          <span className="pf-contacts__line">
            {[one.relation, one.occupation, one.current_city].filter(Boolean).join(', ')}
          </span>
          {dialled ? (
            <a
              className="pf-contacts__phone"
              href={`tel:${one.phone.replaceAll(/[^\d+]/g, '')}`}
              aria-label={t('contacts.call', { name: one.name })}
            >
              {one.phone}
            </a>
          ) : (
            <span className="pf-contacts__phone">{one.phone}</span>
          )}
          {one.address !== null && <span className="pf-contacts__line">{one.address}</span>}
        </li>
      ))}
    </ul>
  );
}
