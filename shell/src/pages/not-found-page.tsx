import { useTexts } from 'shared-contracts/host';
import { routes } from 'shared-contracts/platform/routes';
import { ButtonLink, EmptyState, Page } from 'shared-contracts/ui/core';
import { pageTexts } from '../locales/en/pages.ts';
import picture from './not-found.svg';

/** The 404 picture, for any other path (section 2). */
export function NotFoundPage() {
  const t = useTexts(pageTexts);
  return (
    <Page>
      <EmptyState
        level={1}
        drawing={
          <img
            className="sp-drawing"
            src={picture}
            alt={t('notFound.picture')}
            width="240"
            height="160"
          />
        }
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
      </EmptyState>
    </Page>
  );
}
