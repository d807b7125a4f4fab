// Translations come in the chunk: profile
import { defineTexts } from 'shared-contracts/i18n/i18n';

/** Texts of the assistant; the answers come from the server, in the language of the question. */
export const assistantTexts = defineTexts('mf-profiles.assistant', {
  'panel.note': 'Answers come only from what {name}’s profile says.',
  'panel.close': 'Close the assistant',
  'panel.conversation': 'Questions and answers about {name}',
  'panel.hello':
    'Namaste! Ask me about {name}: family, education, work, habits, hopes or the horoscope. English, हिन्दी or मराठी.',
  'panel.you': 'You asked',
  'panel.assistant': 'Assistant',
  'panel.looking': 'Looking in the profile',
  'ask.label': 'Your question',
  'ask.placeholder': 'Your question about {name}',
  'ask.send': 'Send',
  'ask.next': 'You could ask',
  'line.opening': 'Connecting. You can write meanwhile.',
  'line.queued': 'Connecting. Your question will be sent as soon as we are connected.',
  'line.away': 'The assistant is away right now. Your question stays here; please try again soon.',
  'failure.line': 'No answer came. Your question is not lost.',
  'failure.budget':
    'You have asked as many questions as are allowed for now. Please come back a little later.',
  'failure.gone': 'This profile is not available any more.',
  'first.summary.female': 'Tell me about her',
  'first.summary.male': 'Tell me about him',
  'first.family.female': 'What does her family do?',
  'first.family.male': 'What does his family do?',
  'first.hopes.female': 'What does she expect of a partner?',
  'first.hopes.male': 'What does he expect of a partner?',
});
