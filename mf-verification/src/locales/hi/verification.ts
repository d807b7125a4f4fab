import type { TranslationOf } from 'shared-contracts/i18n/i18n';
import type * as en from '../en/verification.ts';

export { relationTexts } from 'shared-contracts/locales/hi/relations';

export const texts = {
  'wait.contacts': 'आपके संपर्क लोड हो रहे हैं',
  'wait.long': 'सामान्य से ज़्यादा समय लग रहा है। कृपया इसी पेज पर रहें।',

  'contacts.title': 'परिवार के संपर्क',
  'contacts.intro': 'वे रिश्तेदार जिन्हें दूसरा परिवार रिश्ते की बात के लिए फ़ोन कर सकता है।',
  'contacts.score': 'प्रोफ़ाइल स्कोर में +20 मिलते हैं',
  'contacts.privacy':
    'नंबर केवल उन सदस्यों को दिखते हैं जिनकी पहचान सत्यापित है और जिनके पास प्लान है; घर के पते केवल उन्हें जिन्हें आप चुनें।',
  'contacts.failed': 'आपके संपर्क लोड नहीं हुए',
  'contacts.notSavedText': 'आपका लिखा सब कुछ यहीं है।',

  'meanwhile.title': 'इस बीच आपके संपर्क कहीं और से सेव हुए',
  'meanwhile.text': 'कुछ भी खोया नहीं है। कृपया चुनें कि आगे कैसे बढ़ना है; फिर सूची देखकर सेव करें।',
  'meanwhile.tooMany':
    'कुछ भी खोया नहीं है। दोनों सूचियाँ मिलाकर बहुत लंबी हो जाती हैं; कृपया चुनें कि किसके साथ आगे बढ़ना है।',
  'meanwhile.saved': 'इस बीच सेव हुए:',
  'meanwhile.nobody': 'कोई नहीं: सूची ख़ाली कर दी गई।',
  'meanwhile.both': 'दोनों को मिलाएँ',
  'meanwhile.mine': 'मेरी सूची रखें',
  'meanwhile.newer': 'नई सूची लें',
  'meanwhile.bothTaken': 'अब दोनों सूचियाँ फ़ॉर्म में हैं। वे अभी सेव नहीं हुई हैं।',
  'meanwhile.mineTaken': 'फ़ॉर्म में आपकी सूची ही है। वह अभी सेव नहीं हुई है।',
  'meanwhile.newerTaken': 'अब फ़ॉर्म में नई सूची है।',

  'entry.legend': 'संपर्क {n}',
  'entry.remove': 'हटाएँ',
  'entry.removeNamed': 'संपर्क {n} हटाएँ',
  'entry.add': 'एक और संपर्क जोड़ें',
  'entry.most': 'ज़्यादा से ज़्यादा {count} संपर्क दिए जा सकते हैं।',
  'entry.removed': {
    one: 'संपर्क हटाया गया, {count} बचा है।',
    other: 'संपर्क हटाया गया, {count} बचे हैं।',
  },

  'field.optional': 'वैकल्पिक',
  'field.name': 'नाम',
  'field.relation': 'रिश्ता',
  'field.otherRelation': 'कौन-सा रिश्ता?',
  'field.phone': 'फ़ोन',
  'field.phoneHelp': 'भारत के बाहर का नंबर हो तो पहले देश का कोड लिखें, जैसे +44',
  'field.occupation': 'व्यवसाय',
  'field.current_city': 'वर्तमान शहर',
  'field.address': 'पता',
  'field.address_for': 'यह पता किसे दिखेगा',

  'addressFor.matches': 'रुचि स्वीकार होने के बाद ही',
  'addressFor.members': 'उन सबको जो मेरे संपर्क देख सकते हैं',

  'relation.choose': 'कृपया चुनें',
  'relation.other': 'अन्य',

  'error.name.missing': 'कृपया नाम लिखें।',
  'error.name.tooLong': 'कृपया नाम {most} अक्षरों तक रखें।',
  'error.relation.missing': 'कृपया रिश्ता चुनें।',
  'error.otherRelation.missing': 'कृपया रिश्ता लिखें।',
  'error.relation.tooLong': 'कृपया रिश्ता {most} अक्षरों तक रखें।',
  'error.phone.missing': 'कृपया फ़ोन नंबर लिखें।',
  'error.phone.wrong': 'कृपया पूरा नंबर लिखें: केवल अंक, और देश के कोड से पहले +।',
  'error.text.tooLong': 'कृपया इसे {most} अक्षरों तक रखें।',
  'error.place': 'संपर्क {n}, {field}: {error}',

  'form.save': 'संपर्क सेव करें',
  'form.actions': 'संपर्क सेव करने के लिए',

  'remove.title': '{name} को अपने संपर्कों से हटाना है?',
  'remove.titleUnnamed': 'संपर्क {n} हटाना है?',
  'remove.text': 'इस संपर्क के बारे में आपका लिखा सब कुछ भी हट जाएगा।',
} satisfies TranslationOf<typeof en.texts>;

/** What a native speaker should look at. */
export const doubts = {
  texts: {
    'contacts.score': 'स्कोर as in the header, or अंक?',
  },
} as const;
