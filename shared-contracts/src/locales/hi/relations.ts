import type { TranslationOf } from '../../i18n/i18n.ts';
import type * as en from '../en/relations.ts';

export const relationTexts = {
  'relation.father': 'पिता',
  'relation.mother': 'माता',
  'relation.elderBrother': 'बड़े भाई',
  'relation.youngerBrother': 'छोटे भाई',
  'relation.elderSister': 'बड़ी बहन',
  'relation.youngerSister': 'छोटी बहन',
  'relation.kaka': 'चाचा / ताऊ',
  'relation.mama': 'मामा',
  'relation.atya': 'बुआ',
  'relation.maushi': 'मौसी',
  'relation.grandfather': 'दादा / नाना',
  'relation.grandmother': 'दादी / नानी',
  'relation.guardian': 'अभिभावक',
  'relation.familyFriend': 'पारिवारिक मित्र',
} as const satisfies TranslationOf<typeof en.relationTexts>;

/** What a native speaker should look at. */
export const doubts = {
  relationTexts: {
    'relation.kaka': 'A kaka is the father’s brother, elder or younger; Hindi has a word for each.',
  },
} as const;
