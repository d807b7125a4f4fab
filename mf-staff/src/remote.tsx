import { defineRemote, lazyPage } from 'shared-contracts/platform/remote';
import { CallLogs } from './call-logs/call-logs.tsx';
import { ProfileDesk } from './profile-desk/profile-desk.tsx';

/** What the shell sees of this remote: the desk of those who phone, and of those who look at documents. */
export const remote = defineRemote({
  name: 'mf-staff',
  pages: {
    calllogs: CallLogs,
    reviews: lazyPage(async () => (await import('./reviews/reviews.tsx')).Reviews),
    audit: lazyPage(async () => (await import('./audit/audit.tsx')).Audit),
  },
  slots: { 'profile.desk': ProfileDesk },
});
