import { defineTexts } from 'shared-contracts/i18n/i18n';

/** Words around who looked at one's own profile and contacts. */
export const viewerTexts = defineTexts('mf-profiles.looks', {
  'contacts.title': 'Who saw my contacts',
  'contacts.none': 'Nobody has looked at your family’s numbers yet.',
  'contacts.failed': 'We could not load who saw your contacts',
  'views.title': 'Who viewed my profile',
  'views.none':
    'Nobody has opened your profile yet. Photos and a few words about you bring the first visits.',
  'views.failed': 'We could not load who viewed your profile',
  'looks.loading': 'The list is on its way',
  'looks.person': '{name}, {age}',
  'looks.more': 'Show more',
  'looks.shown': { one: '{count} so far', other: '{count} so far' },
  'looks.all': { one: 'One in all', other: '{count} in all' },
});
