import type { TranslationOf } from '../../i18n/i18n.ts';
import type * as en from '../en/agreements.ts';

export const agreementTexts = {
  'agreement.age': 'वय',
  'agreement.height': 'उंची',
  'agreement.city': 'शहर',
  'agreement.education': 'शिक्षण',
  'agreement.mother_tongue': 'मातृभाषा',
  'agreement.diet': 'आहार',
} satisfies TranslationOf<typeof en.agreementTexts>;
