import type { TranslationOf } from '../../i18n/i18n.ts';
import type * as en from '../en/agreements.ts';

export const agreementTexts = {
  'agreement.age': 'उम्र',
  'agreement.height': 'कद',
  'agreement.city': 'शहर',
  'agreement.education': 'शिक्षा',
  'agreement.mother_tongue': 'मातृभाषा',
  'agreement.diet': 'खान-पान',
} satisfies TranslationOf<typeof en.agreementTexts>;
