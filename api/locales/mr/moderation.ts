import type { TranslationOf } from 'shared-contracts/i18n/i18n';
import type * as en from '../en/moderation.ts';

/** What a member is written when staff did something to a profile, in Marathi. */
export const moderationTexts = {
  'subject.warned': 'कृपया वाचा: तुमच्या प्रोफाइलविषयी एक सूचना',
  'subject.hidden': 'तुमची प्रोफाइल सध्या लपवली आहे',
  'subject.restored': 'तुमची प्रोफाइल पुन्हा दिसू लागली आहे',
  warned: `नमस्कार,

{product} वरील तुमच्या प्रोफाइलमधील एक गोष्ट आमच्या टीमने पाहिली आहे. कृपया याकडे लक्ष द्या:

{reason}

तुमची प्रोफाइल आहे तशीच राहते. ही सूचना तुमच्या प्रोफाइल पानावर 30 दिवस दिसेल: {link}

{product}`,
  hidden: `नमस्कार,

आमच्या टीमने {product} वरील तुमची प्रोफाइल लपवली आहे. कारण:

{reason}

आता ती तुमच्याशिवाय कोणालाही दिसत नाही. तुमचे फोटो, संभाषणे आणि प्लॅन जपून ठेवले आहेत. हे चुकून झाले असेल तर कृपया {email} वर लिहा.

{product}`,
  restored: `नमस्कार,

{product} वरील तुमची प्रोफाइल पुन्हा पहिल्यासारखी दिसते आहे. आमची टीम म्हणते:

{reason}

{link}

{product}`,
} as const satisfies TranslationOf<typeof en.moderationTexts>;
