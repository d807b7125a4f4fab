import { useState, type ReactNode } from 'react';
import { useTexts } from 'shared-contracts/host';
import { routes } from 'shared-contracts/platform/routes';
import { ButtonLink, Disclosure, Row } from 'shared-contracts/ui/core';
import { ContactViewers, ProfileViewers } from './lookers.tsx';
import { Section } from './section.tsx';
import { settingsTexts } from './settings-texts.ts';

/** Who may see the photos, who looked at the profile, and who had the contacts shown. */
export function SeenSection() {
  const t = useTexts(settingsTexts);
  return (
    <Section title={t('seen.title')}>
      <Row>
        <ButtonLink href={routes.uploadPics.href()}>{t('seen.photos')}</ButtonLink>
      </Row>
      <WhenOpened summary={t('seen.viewers')}>
        <ProfileViewers />
      </WhenOpened>
      <WhenOpened summary={t('seen.contacts')}>
        <ContactViewers />
      </WhenOpened>
    </Section>
  );
}

/** A part that asks the server for nothing before it is opened. */
function WhenOpened({ summary, children }: { summary: string; children: ReactNode }) {
  const [wasOpened, setOpened] = useState(false);
  return (
    <Disclosure summary={summary} onToggle={(open) => open && setOpened(true)}>
      {wasOpened && children}
    </Disclosure>
  );
}
