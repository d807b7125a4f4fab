import { defineRemote, lazyPage } from 'shared-contracts/platform/remote';
import { ProfileDesk } from './profile-desk/profile-desk.tsx';

/** What the shell sees of this remote: the desk of those who phone, and of those who decide on documents, photos and reports. */
export const remote = defineRemote({
  name: 'mf-staff',
  background: {
    saveCallDrafts: async () =>
      (await import('./call-logs/drafts/call-drafts.ts')).resumeCallDrafts,
  },
  pages: {
    calllogs: lazyPage(async () => (await import('./call-logs/call-logs.tsx')).CallLogs),
    leads: lazyPage(async () => (await import('./leads/leads-page.tsx')).Leads),
    attention: lazyPage(async () => (await import('./payments/payments-page.tsx')).Payments),
    week: lazyPage(async () => (await import('./week-of-desk.tsx')).WeekOfDesk),
    reviews: lazyPage(async () => (await import('./reviews/reviews.tsx')).Reviews),
    reports: lazyPage(async () => (await import('./reports/reports.tsx')).Reports),
    audit: lazyPage(async () => (await import('./audit/audit.tsx')).Audit),
  },
  slots: { 'profile.desk': ProfileDesk },
});
