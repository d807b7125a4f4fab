import { lazyCode, LazyPart } from 'shared-contracts/behaviour/lazy-code';
import { useSession, useTexts } from 'shared-contracts/host';
import { AppFrame } from 'shared-contracts/ui/core';
import { Overlay } from '../ads/overlay.tsx';
import { ConfirmDialogs } from '../confirm/confirm-dialogs.tsx';
import { UnsavedGuard, SignOutGuard } from '../navigation-guard/guard-prompts.tsx';
import { AppRoutes } from '../navigation/app-routes.tsx';
import { Notices } from '../notices/notices.tsx';
import { texts } from '../texts.ts';
import { ConnectionBanner } from './connection-banner.tsx';
import { CrashGuard } from './crash-guard.tsx';
import { MainTabs } from './main-tabs.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteTop } from './site-top.tsx';

/** Fetched for staff only; where it does not come, the server ends an idle session by itself. */
const staffSession = lazyCode(() =>
  import('../staff-session/staff-session.tsx').then((m) => m.StaffSession),
);

/** The frame of the site: bars, footer, notices and questions around the page of the address. */
export function Chrome() {
  const t = useTexts(texts);
  const isStaff = useSession()?.isAdmin === true;
  return (
    <CrashGuard>
      <AppFrame
        skipLabel={t('frame.skip')}
        topBar={<SiteTop />}
        bottomBar={<MainTabs />}
        footer={<SiteFooter />}
      >
        <ConnectionBanner />
        <AppRoutes />
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
