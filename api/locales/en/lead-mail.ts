import { defineTexts } from 'shared-contracts/i18n/i18n';

/** Mails to an advertiser about a request. */
export const leadMailTexts = defineTexts('lead-mails', {
  'rejected.subject': 'Your advertisement at {product}',
  'rejected.text': `Namaskar {name},

thank you for your request to publish "{title}". We do not publish it, for this reason:

{reason}

You are welcome to send a new request.

{product}`,
  'approved.subject': 'Your advertisement at {product} is published',
  'approved.text': `Namaskar {name},

your advertisement "{title}" is shown to our members from {from} to {until}.

{product}`,
});
