import { useTexts } from 'shared-contracts/host';
import { routes } from 'shared-contracts/platform/routes';
import { ButtonLink, Notice404, Page } from 'shared-contracts/ui/core';
import { goneTexts } from './locales/en/desk.ts';

/** What anybody else sees at this address: the server no longer knows this person by the duty of this desk. */
export function DeskGone() {
  const t = useTexts(goneTexts);
  return (
    <Page>
      <Notice404
        title={t('title')}
        action={
          <ButtonLink variant="primary" href={routes.profiles.href()}>
            {t('profiles')}
          </ButtonLink>
        }
      >
        {t('text')}
      </Notice404>
    </Page>
  );
}
