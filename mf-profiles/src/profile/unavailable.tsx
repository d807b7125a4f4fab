import { useSession, useTexts } from 'shared-contracts/host';
import { routes } from 'shared-contracts/platform/routes';
import { ButtonLink, EmptyState, Page } from 'shared-contracts/ui/core';
import { profileTexts } from '../locales/en/profile.ts';
import { BackToList } from '../people/back-to-list.tsx';
import { JoinNow } from '../people/join-now.tsx';
import { ClosedWindowDrawing } from './closed-window-drawing.tsx';

/** A profile that is not there for this reader: unknown, paused, blocked, deleted, or a broken address. */
export function Unavailable() {
  const t = useTexts(profileTexts);
  return <Gone title={t('gone.title')}>{t('gone.text')}</Gone>;
}

/** A profile that is closed because its owner marries: said to those who were in touch (410), not to strangers. */
export function MarriageFixed() {
  const t = useTexts(profileTexts);
  return <Gone title={t('married.title')}>{t('married.text')}</Gone>;
}

function Gone({ title, children }: { title: string; children: string }) {
  const t = useTexts(profileTexts);
  return (
    <Page>
      <BackToList />
      <EmptyState
        level={1}
        title={title}
        drawing={<ClosedWindowDrawing />}
        action={
          <ButtonLink variant="primary" href={routes.profiles.href()}>
            {t('gone.back')}
          </ButtonLink>
        }
      >
        {children}
      </EmptyState>
    </Page>
  );
}

/** The reader has opened as many profiles as a day allows. */
export function SeenEnough() {
  const t = useTexts(profileTexts);
  const isVisitor = useSession() === null;
  return (
    <Page>
      <BackToList />
      <EmptyState
        level={1}
        title={t('budget.title')}
        drawing={<ClosedWindowDrawing />}
        action={
          isVisitor ? (
            <JoinNow />
          ) : (
            <ButtonLink href={routes.profiles.href()}>{t('gone.back')}</ButtonLink>
          )
        }
      >
        {t(isVisitor ? 'budget.visitor' : 'budget.member')}
      </EmptyState>
    </Page>
  );
}
