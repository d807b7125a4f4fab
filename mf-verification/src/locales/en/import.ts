import { defineTexts } from 'shared-contracts/i18n/i18n';

/** Words around adding contacts from an address book. */
export const importTexts = defineTexts('mf-verification.import', {
  'ways.label': 'Add from an address book',
  'ways.phone': 'Import from phone',
  'ways.text': 'From a file',
  'ways.google': 'From Google',

  'dialog.title': 'Add contacts',
  'dialog.intro':
    'Choose who to add. Nothing is saved until you press “Save contacts”, and we keep nothing else of the address book.',
  'dialog.sourceIntro':
    'Export contacts as vCard (.vcf) or CSV and choose the file here, or paste names with numbers.',
  'dialog.file': 'Choose a file',
  'dialog.text': 'Or paste here',
  'dialog.textHelp': 'For example: Asha mami - 98220 12345. One person per line.',
  'dialog.read': 'Continue',
  'dialog.reading': 'The address book is being read.',
  'dialog.cancel': 'Cancel',
  'dialog.again': 'Back',
  'dialog.retry': 'Retry',

  'problem.tooBig': 'This is more than 10 MB, or too many contacts at once. Please choose fewer.',
  'problem.noText': 'This file is neither a vCard nor a table of contacts.',

  'list.label': 'Contacts of the address book',
  'list.search': 'Search by name or number',
  'list.none': 'No one in it has a phone number.',
  'list.noMatch': 'No one with that name or number.',
  'list.more': {
    one: '{count} more. Search to find them.',
    other: '{count} more. Search to find them.',
  },
  'list.unread': {
    one: '{count} entry without a number, or that cannot be read, is left out.',
    other: '{count} entries without a number, or that cannot be read, are left out.',
  },
  'list.leftOut': {
    one: '{count} more was not read: an address book is read up to 2,000 people at once.',
    other: '{count} more were not read: an address book is read up to 2,000 people at once.',
  },
  'list.full': {
    one: 'There is room for {count} contact.',
    other: 'There is room for {count} contacts.',
  },
  'list.noRoom': 'Your list is full. Remove a contact first.',
  'list.unnamed': 'Without a name',
  'list.number': 'Number of {name}',
  'list.add': { one: 'Add {count}', other: 'Add {count}' },
  'list.choose': 'Add',
  'list.added': {
    one: '{count} contact added. Please choose the relation, then save.',
    other: '{count} contacts added. Please choose the relations, then save.',
  },

  'phone.none': 'no phone number',
  'phone.tooShort': 'too few digits',
  'phone.tooLong': 'too many digits',
  'phone.noSuchCountry': 'unknown country code',
  'phone.wrong': 'not a number that can be called',
});
