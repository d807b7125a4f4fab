import type { TranslationOf } from 'shared-contracts/i18n/i18n';
import type * as en from '../en/sms.ts';

/** The templates of SMS in Hindi. */
export const smsTexts = {
  'phone-code': '{product}: आपके नंबर की पुष्टि का कोड {code}, 10 मिनट तक। किसी को न बताएँ।',
  'sign-in-code': '{product}: आपका एक बार चलने वाला कोड {code}, 15 मिनट तक। किसी को न बताएँ।',
} as const satisfies TranslationOf<typeof en.smsTexts>;
