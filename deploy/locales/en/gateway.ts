import { defineTexts } from 'shared-contracts/i18n/i18n';

/** What the gateway itself says in the HTML; the frame's words are those of the shell that takes its place. */
export const gatewayTexts = defineTexts('gateway', {
  'frame.skip': 'Skip to the content',
  'frame.tabs': 'Main pages',
  'frame.toProfiles': '{product}, all profiles',
  'frame.loading': 'The page is loading',
  'page.title': '{page} – {product}',
  'page.notFound': 'Page not found',
  'page.sharedProfile':
    'A profile on {product}. Families meet here calmly, with papers that our staff has checked.',
  'page.noscript':
    '{product} needs JavaScript. Please switch it on in your browser and load this page again.',
  'tooMany.title': 'Please wait a moment',
  'tooMany.text':
    'Very many pages were opened from here just now. Nothing is lost: wait a minute and load this page again.',
  'notStarted.title': 'The page did not start',
  'notStarted.text':
    'That is our mistake, and our staff can see it. Nothing is lost. Please try again in a few minutes.',
  'notStarted.again': 'Try again',
  'override.title': 'Try a build that is not live?',
  'override.text':
    'This link gives this browser, and no other, a build for testing, which may have faults. It stays until the time below or until you close the browser. Confirm only if the site’s staff sent you the link.',
  'override.unit': 'Part of the site',
  'override.build': 'Build',
  'override.until': 'Until (Indian time)',
  'override.confirm': 'Confirm',
  'override.cancel': 'Cancel',
  'override.endedTitle': 'This link has ended',
  'override.endedText': 'Links for testing are good for one day. Ask the sender for a new one.',
  'override.toPage': 'Go to the page without it',
  'site.starting': 'The site is starting. Please try again in a few seconds.',
});
