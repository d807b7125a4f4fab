// Translations come in the chunk: late
import { defineTexts } from '../../i18n/i18n.ts';

/** What a form says of words that an earlier visit left. */
export const draftTexts = defineTexts('drafts', {
  from: 'Kept from {when}, not saved yet',
  throwAway: 'Discard',
  question: 'Discard what is not saved?',
  questionText: 'The fields then show what was saved last.',
});
