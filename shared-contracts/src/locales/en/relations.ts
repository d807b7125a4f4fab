// Translations come with each unit that shows them: its own files re-export them.
import { defineTexts } from '../../i18n/i18n.ts';

/**
 * What a family contact is to a member, for every place that shows one; the keys are those of `RELATIONS`. Each unit
 * re-exports the translations in its own `locales/`, so that they come with the page that shows them.
 */
export const relationTexts = defineTexts('relations', {
  'relation.father': 'Father',
  'relation.mother': 'Mother',
  'relation.elderBrother': 'Elder brother',
  'relation.youngerBrother': 'Younger brother',
  'relation.elderSister': 'Elder sister',
  'relation.youngerSister': 'Younger sister',
  'relation.kaka': 'Uncle (kaka)',
  'relation.mama': 'Uncle (mama)',
  'relation.atya': 'Aunt (atya)',
  'relation.maushi': 'Aunt (maushi)',
  'relation.grandfather': 'Grandfather',
  'relation.grandmother': 'Grandmother',
  'relation.guardian': 'Guardian',
  'relation.familyFriend': 'Family friend',
});
