import { defineRemote, lazyPage } from 'shared-contracts/platform/remote';
import { CallLogs } from './call-logs/call-logs.tsx';

/** What the shell sees of this remote: the desk of those who phone, and of those who look at documents. */
export const remote = defineRemote({
  name: 'mf-staff',
  pages: {
    calllogs: CallLogs,
    leads: lazyPage(async () => (await import('./leads/leads-page.tsx')).Leads),
    attention: lazyPage(async () => (await import('./payments/payments-page.tsx')).Payments),
    week: lazyPage(async () => (await import('./week-of-desk.tsx')).WeekOfDesk),
    reviews: lazyPage(async () => (await import('./reviews/reviews.tsx')).Reviews),
  },
});
