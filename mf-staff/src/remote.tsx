import { defineRemote, lazyPage } from 'shared-contracts/platform/remote';
import { CallLogs } from './call-logs/call-logs.tsx';

/** What the shell sees of this remote: the desk of those who phone, and of those who look at documents. */
export const remote = defineRemote({
  name: 'mf-staff',
  background: {
    saveCallDrafts: async () =>
      (await import('./call-logs/drafts/call-drafts.ts')).resumeCallDrafts,
  },
  pages: {
    calllogs: CallLogs,
    reviews: lazyPage(async () => (await import('./reviews/reviews.tsx')).Reviews),
  },
});
