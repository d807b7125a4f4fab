import type { TranslationOf } from '../../i18n/i18n.ts';
import type * as en from '../en/relations.ts';

export const relationTexts = {
  'relation.father': 'वडील',
  'relation.mother': 'आई',
  'relation.elderBrother': 'मोठा भाऊ',
  'relation.youngerBrother': 'धाकटा भाऊ',
  'relation.elderSister': 'मोठी बहीण',
  'relation.youngerSister': 'धाकटी बहीण',
  'relation.kaka': 'काका',
  'relation.mama': 'मामा',
  'relation.atya': 'आत्या',
  'relation.maushi': 'मावशी',
  'relation.grandfather': 'आजोबा',
  'relation.grandmother': 'आजी',
  'relation.guardian': 'पालक',
  'relation.familyFriend': 'कुटुंबाचे स्नेही',
} as const satisfies TranslationOf<typeof en.relationTexts>;

/** What a native speaker should look at. */
export const doubts = {
  relationTexts: {
    'relation.familyFriend': 'स्नेही is warm and of either gender, but less common than मित्र.',
  },
} as const;
