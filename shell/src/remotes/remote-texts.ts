import { defineTexts } from 'shared-contracts/i18n/i18n';

/** What the shell says in place of a remote that is not there. */
export const remoteTexts = defineTexts('shell.remotes', {
  'page.loading': 'The page is loading',
  'page.slow': 'This is taking longer than usual. We keep trying.',
  'page.failed': 'This part of the site did not load',
  'page.failedText':
    'Nothing you did is lost, and the rest of the site works. Please try again in a moment.',
  'page.absent': 'We are still building this page',
  'page.absentText': 'It will open here as soon as it is ready. Everything else works.',
  'page.toProfiles': 'See all profiles',
  'slot.loading': 'Loading',
  'slot.failed': 'This part did not load.',
});
