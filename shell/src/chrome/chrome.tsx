import { useSelector } from 'react-redux';
import { lazyCode, LazyPart } from 'shared-contracts/behaviour/lazy-code';
import { useSession, useTexts } from 'shared-contracts/host';
import { routes } from 'shared-contracts/platform/routes';
import { selectLate } from 'shared-contracts/platform/store/late-state';
import { useLocation } from 'shared-contracts/router';
import { AppFrame } from 'shared-contracts/ui/core';
import { Overlay } from '../ads/overlay.tsx';
import { ConfirmDialogs } from '../confirm/confirm-dialogs.tsx';
import { texts } from '../locales/en/shell.ts';
import { UnsavedGuard, SignOutGuard } from '../navigation-guard/guard-prompts.tsx';
import { AppRoutes } from '../navigation/app-routes.tsx';
import { entryTo } from '../navigation/entry.ts';
import { Notices } from '../notices/notices.tsx';
import { AvatarMenu } from './avatar-menu.tsx';
import { ConnectionBanner } from './connection-banner.tsx';
import { CrashGuard } from './crash-guard.tsx';
import { DeskPart } from './desk-part.tsx';
import { LanguageRow } from './language-switch.tsx';
import { MainTabs } from './main-tabs.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteTop } from './site-top.tsx';

const selectRefusal = selectLate('deskRefusal');

/** Fetched for staff only; where it does not come, the server ends an idle session by itself. */
const staffSession = lazyCode(() =>
  import('../staff-session/staff-session.tsx').then((m) => m.StaffSession),
);

/** The frame of the site, or of the desk on its pages: bars, footer, notices and questions around the page of the address. */
export function Chrome() {
  const t = useTexts(texts);
  const session = useSession();
  const entry = entryTo(useLocation().pathname, session, useSelector(selectRefusal)?.path);
  const isDesk = entry.kind === 'open' && routes[entry.name].access === 'staff';
  const isStaff = session?.isAdmin === true;
  return (
    <CrashGuard>
      <AppFrame
        skipLabel={t('frame.skip')}
        topBar={
          isDesk ? (
            <DeskPart part="DeskTop" instead={<SiteTop />}>
              <AvatarMenu name={session?.name ?? ''} />
            </DeskPart>
          ) : (
            <SiteTop />
          )
        }
        bottomBar={isDesk ? <DeskPart part="DeskRail" /> : <MainTabs />}
        footer={
          !isDesk && (
            <SiteFooter>
              <LanguageRow />
            </SiteFooter>
          )
        }
      >
        <ConnectionBanner />
        <AppRoutes entry={entry} />
      </AppFrame>
      <Notices />
      <UnsavedGuard />
      <SignOutGuard />
      <ConfirmDialogs />
      <Overlay />
      {isStaff && (
        <LazyPart code={staffSession} waiting={null} failed={() => null}>
          {(StaffSession) => <StaffSession />}
        </LazyPart>
      )}
    </CrashGuard>
  );
}
