// Translations come in the chunk: language
import { defineTexts } from 'shared-contracts/i18n/i18n';

/** What the frame of the site says; what its pages say stands beside them. */
export const texts = defineTexts('shell', {
  'title.page': '{page} – {product}',
  'title.notFound': 'Page not found',

  'frame.skip': 'Skip to the content',
  'frame.tabs': 'Main pages',
  'frame.toProfiles': '{product}, all profiles',
  'frame.account': 'Account of {name}',
  'frame.unread': { one: '{count} unread message', other: '{count} unread messages' },
  'frame.waiting': { one: '{count} waits for your answer', other: '{count} wait for your answer' },
  'frame.unsavedEdits': { one: '{count} change not saved', other: '{count} changes not saved' },
  'score.rise': '+{points}',
  'score.rose': 'Your profile score rose by {points}.',
  'frame.settings': 'Settings',
  'frame.language': 'Language',
  'menu.ownProfile': 'See my profile',
  'menu.viewers': 'Who viewed me',
  'menu.verified': 'Verified',
  'menu.missing': 'Missing',
  'frame.broken': 'Something broke on this page',
  'frame.brokenText': 'What you saved before is safe. Please load the page again.',
  'frame.reload': 'Load again',

  'seal.personal': 'Your identity is verified',
  'seal.job': 'Your job is verified',
  'seal.salary': 'Your income is verified',
  'seal.property': 'Your property is verified',

  'connection.lost': 'No connection. What you see may be old; nothing is lost.',
  'connection.unsent': {
    one: '{count} message waits here to be sent.',
    other: '{count} messages wait here to be sent.',
  },

  'leave.title': 'Leave without saving?',
  'leave.text': 'Your changes on this page are not saved yet.',
  'signOut.title': 'Sign out before everything is sent?',
  'signOut.text':
    'What you wrote is still waiting to be sent. It will be lost if you sign out now.',

  'footer.label': 'About this site',
  'footer.support': 'Help and support',
  'footer.whatsapp': 'WhatsApp {number}',
  'footer.whatsappSame': 'WhatsApp',
  'footer.grievance': 'Grievance officer',
  'footer.facebook': 'Facebook',
  'footer.instagram': 'Instagram',
  'footer.youtube': 'YouTube',

  'notices.label': 'Notices',
  'notices.plans': 'See plans',
  'notices.plan.filters': 'Filters on verification',
  'notices.plan.contacts': 'Family phone numbers',
  'notices.close': 'Close',

  'page.loading': 'The page is loading',
  'page.failed': 'This part of the site did not load',
  'page.failedText':
    'Nothing you did is lost, and the rest of the site works. Please try again in a moment.',
  'page.offline': 'This page opens once you are back online',
  'page.slow': 'This is taking longer than usual. We keep trying.',
  'page.absent': 'This page is closed for the moment',
  'page.absentText': 'It will open here again. Everything else works.',
  'page.toProfiles': 'See all profiles',
  'slot.loading': 'Loading',
  'slot.failed': 'This part did not load.',
});
