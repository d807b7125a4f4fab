import { offerLanguages } from 'shared-contracts/i18n/i18n';
import { defineRemote, lazyPage } from 'shared-contracts/platform/remote';
import { PaymentsSection } from './payments/payments-section.tsx';
import { PlansPage } from './plans/plans-page.tsx';

offerLanguages({
  mr: () => import(/* webpackChunkName: "language-mr" */ './locales/mr/index.ts'),
  hi: () => import(/* webpackChunkName: "language-hi" */ './locales/hi/index.ts'),
});

/** What the shell sees of this remote; the checkout and the member page come when they are opened. */
export const remote = defineRemote({
  name: 'mf-billing',
  pages: {
    subscription: PlansPage,
    member: lazyPage(async () => (await import('./member/member-page.tsx')).MemberPage),
  },
  slots: { 'settings.payments': PaymentsSection },
});
