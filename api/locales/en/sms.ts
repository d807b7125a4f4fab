import { defineTexts } from 'shared-contracts/i18n/i18n';

/** The templates of SMS; short, since an SMS has 160 letters, in Devanagari 70. */
export const smsTexts = defineTexts('sms', {
  'phone-code': `{code} confirms your number at {product}. Good for 10 minutes. Do not share it.`,
  'sign-in-code': `{code} is your one-time code for {product}. Good once, for 15 minutes. Do not share it.`,
});
