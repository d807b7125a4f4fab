import type { TranslationOf } from 'shared-contracts/i18n/i18n';
import { hindi as standing } from '../people/standing-words.hi.ts';
import type { actionTexts } from './action-texts.ts';

/** The texts of the actions on a profile in Hindi; short, for they share one row of a phone. */
export const hindi = {
  ...standing,

  'interest.send': 'पसंद भेजें',
  'interest.question': '{name} को पसंद भेजें?',
  'interest.text': '{name} को आपकी प्रोफ़ाइल दिखेगी। जवाब में हाँ या विनम्र इनकार आ सकता है।',
  'interest.answerText': '{name} ने भी आपको पसंद भेजी है। आपके भेजने पर पसंद दोनों ओर से होगी।',
  'interest.isSent': 'पसंद भेजी',
  'save.label': 'सहेजें',
  'save.question': '{name} की प्रोफ़ाइल सहेजें?',
  'save.text': 'यह “सहेजी हुई” में मिलेगी। आपकी सहेजी प्रोफ़ाइलें और किसी को नहीं दिखतीं।',
  'save.isSaved': 'सहेजी गई',
  'save.takeOff': 'सहेजी प्रोफ़ाइलों से हटाएँ',
  'chat.send': 'चैट',
  'chat.question': '{name} को चैट अनुरोध भेजें?',
  'chat.text': '{name} की ओर से हाँ या विनम्र इनकार आ सकता है। हाँ मिलने पर चैट शुरू करें।',
  'chat.open': 'संदेश',
  'more.trigger': 'और',
} satisfies TranslationOf<typeof actionTexts>;
