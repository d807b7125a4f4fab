import { useTexts } from 'shared-contracts/host';
import { routes } from 'shared-contracts/platform/routes';
import { ButtonLink, Notice404, Page } from 'shared-contracts/ui/core';
import { pageTexts } from './texts.ts';

/** The 404 picture, for any other path (section 2). */
export function NotFoundPage() {
  const t = useTexts(pageTexts);
  return (
    <Page>
      <Notice404
        label={t('notFound.picture')}
        title={t('notFound.title')}
        action={
          <>
            <ButtonLink variant="primary" href={routes.profiles.href()}>
              {t('notFound.profiles')}
            </ButtonLink>
            <ButtonLink href={routes.blogs.href()}>{t('notFound.blogs')}</ButtonLink>
          </>
        }
      >
        {t('notFound.text')}
      </Notice404>
    </Page>
  );
}
