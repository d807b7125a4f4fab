import { defineTexts } from 'shared-contracts/i18n/i18n';

/** What a list of the desk says that is not there. */
export const texts = defineTexts('mf-staff-states', {
  forbidden: 'We do not have this page for you',
  forbiddenText: 'It is for managers. If you should see it, sign in again.',
  'wait.long': 'This is taking longer than usual. Please stay on this page; it will come.',
});
