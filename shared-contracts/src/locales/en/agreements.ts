// Translations come with each unit that shows them: its own files re-export them.
import { defineTexts } from '../../i18n/i18n.ts';

/** What two people agree on, within a sentence; the keys are those of `AGREEMENTS`. */
export const agreementTexts = defineTexts('agreements', {
  'agreement.age': 'age',
  'agreement.height': 'height',
  'agreement.city': 'city',
  'agreement.education': 'education',
  'agreement.mother_tongue': 'mother tongue',
  'agreement.diet': 'food',
});
