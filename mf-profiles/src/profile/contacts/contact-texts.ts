import { defineTexts } from 'shared-contracts/i18n/i18n';

/** Words around somebody's family contacts and biodata. */
export const contactTexts = defineTexts('mf-profiles.contacts', {
  'contacts.title': 'Family contacts',
  'contacts.count': {
    one: '{count} contact of the family',
    other: '{count} contacts of the family',
  },
  'contacts.upgrade': 'Upgrade plan to see contacts',
  'contacts.verify': 'Verify your identity to see contacts',
  'contacts.show': 'Show numbers',
  'contacts.ask': 'Show the contacts of {name}?',
  'contacts.askText':
    'It counts towards your contacts for the day, and {name} can see that you looked.',
  'contacts.address.reveal': 'The home address comes with the numbers.',
  'contacts.address.match': 'The home address opens once an interest between you is accepted.',
  'contacts.call': 'Call {name}',
  'biodata.title': 'Biodata as PDF',
  'biodata.language': 'Language of the headings',
  'biodata.get': 'Download biodata',
  'biodata.making': 'The biodata is being made. It takes a few seconds.',
  'biodata.coming': 'The biodata is downloading.',
  'biodata.slow': 'This is taking longer than usual. Please stay on this page; it will come.',
});
