import type { TranslationOf } from 'shared-contracts/i18n/i18n';
import { marathi as standing } from '../people/standing-words.mr.ts';
import type { actionTexts } from './action-texts.ts';

/** The texts of the actions on a profile in Marathi; short, for they share one row of a phone. */
export const marathi = {
  ...standing,

  'interest.send': 'पसंती पाठवा',
  'interest.question': '{name} यांना पसंती पाठवायची?',
  'interest.text': '{name} यांना तुमची प्रोफाइल दिसेल. उत्तर होकार किंवा नम्र नकार असू शकते.',
  'interest.answerText':
    '{name} यांनीही तुम्हाला पसंती कळवली आहे. तुम्ही पाठवली की दोघांची एकमेकांना पसंती असेल.',
  'interest.isSent': 'पसंती पाठवली',
  'save.label': 'जतन करा',
  'save.question': '{name} यांची प्रोफाइल जतन करायची?',
  'save.text': 'ती “जतन केलेल्या” मध्ये मिळेल. तुम्ही कोणाला जतन करता ते इतर कोणालाही दिसत नाही.',
  'save.isSaved': 'जतन केली',
  'save.takeOff': 'जतन केलेल्यांतून काढा',
  'chat.send': 'चॅट',
  'chat.question': '{name} यांना चॅट विनंती पाठवायची?',
  'chat.text': '{name} यांचे उत्तर होकार किंवा नम्र नकार असू शकते. होकार मिळाला की चॅट सुरू करा.',
  'chat.open': 'संदेश',
  'more.trigger': 'आणखी',
} satisfies TranslationOf<typeof actionTexts>;
