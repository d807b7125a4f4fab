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
    'Somebody shared a profile on {product} with you. Families meet here calmly, with verified profiles.',
  'page.noscript':
    '{product} needs JavaScript. Please switch it on in your browser and load this page again.',
  'tooMany.title': 'Please wait a moment',
  'tooMany.text':
    'Very many pages were opened from here just now. Nothing is lost: wait a minute and load this page again.',
  'site.starting': 'The site is starting. Please try again in a few seconds.',
});
