import { usePlansHref } from 'shared-contracts/behaviour/use-plans-href';
import type { CallReply } from 'shared-contracts/calls/call';
import type { getProfile, ShownContact } from 'shared-contracts/calls/profiles';
import { useTexts } from 'shared-contracts/host';
import { phrases } from 'shared-contracts/locales/en/phrases';
import { routes } from 'shared-contracts/platform/routes';
import { Anchor, Button, IconLock } from 'shared-contracts/ui/core';
import { contactTexts } from '../../locales/en/profile.ts';
import { ContactList } from './contact-list.tsx';
import './contacts.css';
import { OwnContacts } from './own-contacts.tsx';
import { useReveal } from './use-reveal.ts';

type Contacts = NonNullable<CallReply<typeof getProfile>['contacts']>;

/**
 * Family contacts by the rule of readings.md, 'Contacts': none, behind plan or verification, masked, shown, one's own.
 */
export function ContactsPart({ reply }: { reply: CallReply<typeof getProfile> }) {
  const { contacts, data } = reply;
  if (contacts === undefined) return null;
  if (contacts.access === 'own') return <OwnContacts contacts={data.data.contact ?? []} />;
  return <Others {...contacts} person={data.data} />;
}

interface OthersProps extends Contacts {
  readonly person: {
    readonly id: string;
    readonly name: string;
    readonly contact?: readonly ShownContact[] | undefined;
  };
}

function Others({ access, count, person }: OthersProps) {
  const t = useTexts(contactTexts);
  const { revealed, justShown, busy, ask } = useReveal(person);
  // Only what may be fetched now: plan and verification may have ended since.
  const shown = access === 'masked' ? revealed : undefined;
  return (
    <section className="pf-part pf-contacts" aria-label={t('contacts.title')}>
      <h2 className="pf-contacts__title">{t('contacts.title')}</h2>
      {count === 0 && <None />}
      {count > 0 && shown !== undefined && (
        <ContactList contacts={shown} dialled takeFocus={justShown} />
      )}
      {count > 0 && shown === undefined && (
        <>
          <ContactList contacts={person.contact ?? []} dialled={access === 'revealed'} />
          <Way access={access} count={count} busy={busy} onAsk={ask} />
        </>
      )}
    </section>
  );
}

function None() {
  const phrase = useTexts(phrases);
  return <p className="pf-contacts__line">{phrase('contacts.none')}</p>;
}

interface WayProps extends Contacts {
  readonly busy: boolean;
  readonly onAsk: () => void;
}

/** What stands between the reader and the numbers. */
function Way({ access, count, busy, onAsk }: WayProps) {
  const t = useTexts(contactTexts);
  const plansHref = usePlansHref();
  if (access === 'masked') {
    return (
      <Button size="small" loading={busy} onClick={onAsk}>
        {t('contacts.show')}
      </Button>
    );
  }
  if (access !== 'upgrade' && access !== 'verify') return null;
  const href = access === 'upgrade' ? plansHref : routes.uploadDoc.href();
  return (
    <>
      <p className="pf-contacts__line">{t('contacts.count', { count })}</p>
      <Anchor className="pf-upgrade" href={href}>
        <IconLock />
        <span>{t(`contacts.${access}`)}</span>
      </Anchor>
    </>
  );
}
