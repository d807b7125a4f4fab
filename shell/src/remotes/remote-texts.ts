import { defineTexts } from 'shared-contracts/i18n/i18n';

/** What the shell says in place of a remote that is not there. */
export const remoteTexts = defineTexts('shell.remotes', {
  'page.loading': 'The page is loading',
  'page.slow': 'This is taking longer than usual. We keep trying.',
  'page.failed': 'This part of the site did not load',
  'page.failedText':
    'Nothing you did is lost, and the rest of the site works. Please try again in a moment.',
  'page.absent': 'This page is closed for the moment',
  'page.absentText': 'It opens here again as soon as it can. Everything else works.',
  'page.toProfiles': 'See all profiles',
  'slot.loading': 'Loading',
  'slot.failed': 'This part did not load.',
});
