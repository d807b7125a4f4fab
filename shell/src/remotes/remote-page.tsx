import type { ReactNode } from 'react';
import { useTexts } from 'shared-contracts/host';
import { phrases } from 'shared-contracts/locales/en/phrases';
import { isLazyPage, pageOf } from 'shared-contracts/platform/remote';
import { routes, type RemoteName, type RouteName } from 'shared-contracts/platform/routes';
import { waitingShape } from 'shared-contracts/platform/waiting-shape';
import { useLocation } from 'shared-contracts/router';
import {
  Button,
  ButtonLink,
  EmptyListDrawing,
  EmptyState,
  Page,
  Progress,
  WaitingPage,
} from 'shared-contracts/ui/core';
import { useAppServices } from '../app-services-context.tsx';
import { texts } from '../locales/en/shell.ts';
import { FirstLookNodes } from './first-look.tsx';
import { PageFailed } from './page-failed.tsx';
import { RemoteMount } from './remote-mount.tsx';

/** The page that a remote brings for a route; the shell's own looks while it is not there. */
export function RemotePage({ name }: { name: RouteName }) {
  const t = useTexts(texts);
  const p = useTexts(phrases);
  const { firstLook } = useAppServices();
  const { key } = useLocation();
  const { owner } = routes[name];
  // It is of the address that the site was opened with, and of no other.
  const isFirst = key === 'default' && firstLook.length > 0;
  return (
    <RemoteMount
      remote={owner as RemoteName}
      place={name}
      marked
      choose={(definition) => {
        const Found = pageOf(definition, name);
        return Found === undefined || isLazyPage(Found) ? Found : <Found />;
      }}
      looks={{
        waiting(slow, retry) {
          const word: ReactNode = slow && (
            <div className="shell-slow" role="status">
              <Progress label={t('page.slow')} showLabel />
              <Button variant="quiet" onClick={retry}>
                {p('action.retry')}
              </Button>
            </div>
          );
          return isFirst ? (
            <>
              {word && <Page>{word}</Page>}
              <FirstLookNodes nodes={firstLook} />
            </>
          ) : (
            <WaitingPage shape={waitingShape({ name, owner })} label={t('page.loading')}>
              {word}
            </WaitingPage>
          );
        },
        failed: (retry) => <PageFailed onRetry={retry} />,
        absent: (
          <Page>
            <EmptyState
              title={t('page.absent')}
              drawing={<EmptyListDrawing />}
              level={1}
              action={
                <ButtonLink variant="primary" href={routes.profiles.href()}>
                  {t('page.toProfiles')}
                </ButtonLink>
              }
            >
              {t('page.absentText')}
            </EmptyState>
          </Page>
        ),
      }}
    />
  );
}
