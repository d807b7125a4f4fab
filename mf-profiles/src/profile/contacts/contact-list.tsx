import type { ShownContact } from 'shared-contracts/calls/profiles';
import { dialHref } from 'shared-contracts/domain/dial-href';
import { relationKey } from 'shared-contracts/domain/relations';
import { useTexts } from 'shared-contracts/host';
import { relationTexts } from 'shared-contracts/locales/en/relations';
import { IconLock, IconPhone } from 'shared-contracts/ui/core';
import { contactTexts } from '../../locales/en/profile.ts';

interface ContactListProps {
  readonly contacts: readonly ShownContact[];
  /** The numbers are whole and can be called. */
  readonly dialled: boolean;
  /** The first number gets the focus: the button that showed them is gone. */
  readonly takeFocus?: boolean;
}

/** Who they are, their numbers, and when home addresses open; nothing where there are none. */
export function ContactList({ contacts, dialled, takeFocus = false }: ContactListProps) {
  const t = useTexts(contactTexts);
  const tRelation = useTexts(relationTexts);
  if (contacts.length === 0) return null;
  // Once below all of them, not for each.
  const waits = [...new Set(contacts.map((one) => one.address_opens ?? null))].filter(
    (opens) => opens !== null,
  );
  const relationOf = (one: ShownContact) => {
    const key = relationKey(one.relation);
    return key === null ? one.relation : tRelation(`relation.${key}`);
  };
  return (
    <ul className="pf-contacts__list">
      {contacts.map((one, index) => (
        <li key={`${one.name} ${index}`}>
          <strong>{one.name}</strong>
          <span className="pf-contacts__line">
            {[relationOf(one), one.occupation, one.current_city].filter(Boolean).join(', ')}
          </span>
          {dialled ? (
            <a
              ref={takeFocus && index === 0 ? giveFocus : undefined}
              className="pf-contacts__phone"
              href={dialHref(one.phone)}
              aria-label={t('contacts.call', { name: one.name })}
            >
              <IconPhone />
              <span>{one.phone}</span>
            </a>
          ) : (
            <span className="pf-contacts__phone">{one.phone}</span>
          )}
          {one.address !== null && (
            <span className="pf-contacts__line pf-contacts__address">{one.address}</span>
          )}
        </li>
      ))}
      {waits.map((opens) => (
        <li key={opens} className="pf-contacts__line pf-contacts__kept">
          <IconLock />
          <span>{t(`contacts.address.${opens}`)}</span>
        </li>
      ))}
    </ul>
  );
}

function giveFocus(link: HTMLElement | null): void {
  link?.focus({ preventScroll: true });
}
