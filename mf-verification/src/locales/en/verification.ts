// Translations come in the chunk: language
import { defineTexts } from 'shared-contracts/i18n/i18n';

/** Texts of this remote that the specification does not quote; the quoted ones are in `phrases` and `messages`. */
export const texts = defineTexts('mf-verification', {
  'wait.contacts': 'Your contacts are on their way',
  'wait.long': 'This is taking longer than usual. Please stay on this page; they will come.',

  'contacts.title': 'Family contacts',
  'contacts.intro': 'Relatives the other family may call about the match.',
  'contacts.score': 'Earns +20 profile score',
  'contacts.privacy':
    'Numbers are shown only to identity-verified members on a paid plan; home addresses only to those you choose.',
  'contacts.failed': 'Your contacts did not load',
  'contacts.notSavedText': 'What you typed is still here.',

  'meanwhile.title': 'Your contacts were saved somewhere else meanwhile',
  'meanwhile.text':
    'Nothing is lost. Please choose how to go on; then look at the list and save it.',
  'meanwhile.tooMany':
    'Nothing is lost. Together both lists are too long for one; please choose which to go on with.',
  'meanwhile.saved': 'Saved meanwhile:',
  'meanwhile.nobody': 'No one: the list was emptied.',
  'meanwhile.both': 'Put both together',
  'meanwhile.mine': 'Go on with mine',
  'meanwhile.newer': 'Use the newer list',
  'meanwhile.bothTaken': 'Both lists are in the form now. They are not saved yet.',
  'meanwhile.mineTaken': 'Your list stays in the form. It is not saved yet.',
  'meanwhile.newerTaken': 'The newer list is in the form now.',

  'entry.legend': 'Contact {n}',
  'entry.remove': 'Remove',
  'entry.removeNamed': 'Remove contact {n}',
  'entry.add': 'Add another contact',
  'entry.most': 'You can list at most {count} contacts.',
  'entry.removed': {
    one: 'Contact removed, {count} is left.',
    other: 'Contact removed, {count} are left.',
  },

  'field.optional': 'optional',
  'field.name': 'Name',
  'field.relation': 'Relation',
  'field.otherRelation': 'Which relation?',
  'field.phone': 'Phone',
  'field.phoneHelp': 'Outside India, start with the country code, for example +44',
  'field.occupation': 'Occupation',
  'field.current_city': 'Current city',
  'field.address': 'Address',
  'field.address_for': 'Who sees this address',

  'addressFor.matches': 'Only after an interest is accepted',
  'addressFor.members': 'Everyone who may see my contacts',

  'relation.choose': 'Please choose',
  'relation.other': 'Other',

  'error.name.missing': 'Please enter the name.',
  'error.name.tooLong': 'Please keep the name to {most} characters.',
  'error.relation.missing': 'Please choose the relation.',
  'error.otherRelation.missing': 'Please enter the relation.',
  'error.relation.tooLong': 'Please keep the relation to {most} characters.',
  'error.phone.missing': 'Please enter the phone number.',
  'error.phone.wrong': 'Please enter the whole number: digits, and a + before a country code.',
  'error.text.tooLong': 'Please keep this to {most} characters.',
  'error.place': 'Contact {n}, {field}: {error}',

  'form.save': 'Save contacts',
  'form.actions': 'Save the contacts',

  'remove.title': 'Remove {name} from your contacts?',
  'remove.titleUnnamed': 'Remove contact {n}?',
  'remove.text': 'What you wrote about this contact goes with it.',
});
