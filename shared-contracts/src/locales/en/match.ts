// Translations come with each unit that shows them: its own files re-export them.
import { defineTexts } from '../../i18n/i18n.ts';

/** What a match says, wherever it is made. */
export const matchTexts = defineTexts('match', {
  'match.title': 'You are interested in each other',
  'match.begin': 'A few words to begin with. First you ask to chat; then change them and send.',
  'match.you': 'You',
  'match.score': 'Gun Milan {points} of 36',
  'match.noScore': 'Gun Milan needs both birth names',
  'match.choose':
    'Choose your first words. {name} reads them once your request to chat is accepted.',
  'match.sent': 'Sent with your request to chat.',
  'match.share': 'Share with family',
  'match.chat': 'Go to the chat',
  'match.close': 'Close',
  'match.opener.family':
    'Namaskar {name}, I am glad we found each other here. How is everyone at home?',
  'match.opener.day': 'Namaskar {name}! What does a good Sunday look like for you?',
  'match.opener.call': 'Namaskar {name}, shall our families speak on the phone one evening?',
});
