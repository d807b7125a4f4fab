import type { TranslationOf } from 'shared-contracts/i18n/i18n';
import type * as en from '../en/sms.ts';

/** The templates of SMS in Marathi. */
export const smsTexts = {
  'phone-code': '{product}: तुमच्या नंबरच्या पुष्टीचा कोड {code}, 10 मिनिटांसाठी. कोणालाही सांगू नका.',
  'sign-in-code': '{product}: तुमचा एकदाच चालणारा कोड {code}, 15 मिनिटांसाठी. कोणालाही सांगू नका.',
} as const satisfies TranslationOf<typeof en.smsTexts>;
