import type { TranslationOf } from 'shared-contracts/i18n/i18n';
import type * as en from '../en/reminder.ts';

/** The reminder before a plan ends, in Marathi. */
export const reminderTexts = {
  subject: 'तुमचा {plan} प्लॅन {date} रोजी संपतो',
  text: `नमस्कार,

{product} वरील तुमचा {plan} प्लॅन {date} पर्यंत आहे. त्यानंतर तुमचा प्लॅन Hope असेल, जो मोफत आहे: तुमची प्रोफाइल, पसंती आणि संभाषणे आहेत तशीच राहतील.

आपोआप काहीही पैसे घेतले जात नाहीत. प्लॅन पुढे चालू ठेवायचा असेल तर: {link}

ही आठवण आम्ही एकदाच पाठवतो.

{product}`,
} as const satisfies TranslationOf<typeof en.reminderTexts>;
