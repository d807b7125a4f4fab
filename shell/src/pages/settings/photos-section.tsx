import { listPics } from 'shared-contracts/calls/pictures';
import { useHost, useTexts } from 'shared-contracts/host';
import { routes } from 'shared-contracts/platform/routes';
import { useQuery } from 'shared-contracts/query';
import { ButtonLink, Row } from 'shared-contracts/ui/core';
import { settingsTexts } from '../../locales/en/account.ts';
import { Section } from './section.tsx';

/** Who sees the photos, and the way to where that is chosen. */
export function PhotosSection() {
  const t = useTexts(settingsTexts);
  const { query } = useHost();
  const audience = useQuery(query(listPics, {})).data?.audience;
  return (
    <Section title={t('seen.photos')}>
      {/* Has its line before it is known; the page that the button leads to shows a failure. */}
      <p className="shell-settings__value">{audience && t(`audience.${audience}`)}</p>
      <Row>
        <ButtonLink href={routes.uploadPics.href()}>{t('seen.photosChange')}</ButtonLink>
      </Row>
    </Section>
  );
}
