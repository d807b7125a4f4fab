import { defineTexts } from 'shared-contracts/i18n/i18n';

/** The mail about new people of saved searches, and the page behind its link. */
export const searchMailTexts = defineTexts('search-mails', {
  subject: 'New profiles for your saved search “{name}”',
  text: `Namaskar,

these saved searches have new profiles at {product}:

{searches}

This mail comes at most once a day. Stop these mails, without signing in: {stop}

{product}`,
  search: '{name}: {people} new\n{link}',
  'page.title': 'Mails about saved searches',
  'page.question': 'We write to you, at most once a day, when a new profile fits a saved search.',
  'page.stop': 'Stop these mails',
  'page.stopped': 'No more mails come about saved searches. The searches themselves stay.',
  'page.start': 'Send them again',
  'page.home': 'To {product}',
});
