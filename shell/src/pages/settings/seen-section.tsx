import { useState, type ReactNode } from 'react';
import { useTexts } from 'shared-contracts/host';
import { routes } from 'shared-contracts/platform/routes';
import { useLocation } from 'shared-contracts/router';
import { ButtonLink, Disclosure, Row } from 'shared-contracts/ui/core';
import { settingsTexts } from '../../locales/en/account.ts';
import { BlockedPeople } from './blocked-people.tsx';
import { ContactViewers, ProfileViewers } from './lookers.tsx';
import { Section } from './section.tsx';
import { SetAsidePeople } from './set-aside-people.tsx';

/** Who may see the photos, who looked at the profile, who had the contacts shown, and who was shut out or set aside. */
export function SeenSection() {
  const t = useTexts(settingsTexts);
  return (
    <Section title={t('seen.title')}>
      <Row>
        <ButtonLink href={routes.uploadPics.href()}>{t('seen.photos')}</ButtonLink>
      </Row>
      <WhenOpened id="viewers" summary={t('seen.viewers')}>
        <ProfileViewers />
      </WhenOpened>
      <WhenOpened id="contact-viewers" summary={t('seen.contacts')}>
        <ContactViewers />
      </WhenOpened>
      <WhenOpened id="blocked" summary={t('blocked.title')}>
        <BlockedPeople />
      </WhenOpened>
      <WhenOpened id="set-aside" summary={t('aside.title')}>
        <SetAsidePeople />
      </WhenOpened>
    </Section>
  );
}

interface WhenOpenedProps {
  /** An address that names it (`#id`) opens it. */
  readonly id: string;
  readonly summary: string;
  readonly children: ReactNode;
}

/** A part that asks the server for nothing before it is opened. */
function WhenOpened({ id, summary, children }: WhenOpenedProps) {
  const { hash, key } = useLocation();
  const isNamed = hash === `#${id}`;
  const [opened, setOpened] = useState({ was: isNamed, by: key });
  // Named once more by another tap on its link.
  if (isNamed && opened.by !== key) setOpened({ was: true, by: key });
  return (
    <div id={id} key={isNamed ? key : id}>
      <Disclosure
        summary={summary}
        open={isNamed}
        onToggle={(open) => open && setOpened({ was: true, by: key })}
      >
        {opened.was && children}
      </Disclosure>
    </div>
  );
}
