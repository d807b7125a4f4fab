import { defineRemote, lazyPage } from 'shared-contracts/platform/remote';
import { PaymentsSection } from './payments/payments-section.tsx';
import { PlansPage } from './plans/plans-page.tsx';

/** What the shell sees of this remote; the checkout and the member page come when they are opened. */
export const remote = defineRemote({
  name: 'mf-billing',
  pages: {
    subscription: PlansPage,
    member: lazyPage(async () => (await import('./member/member-page.tsx')).MemberPage),
  },
  slots: { 'settings.section': PaymentsSection },
});
