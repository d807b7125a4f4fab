import type { TranslationOf } from 'shared-contracts/i18n/i18n';
import type { fieldTexts } from './field-texts.ts';

/** What is wrong with a field, in Hindi; the name stands apart, so that no verb needs its gender. */
export const hindi = {
  'field.whole': 'अनुरोध',
  'field.other': 'यह जानकारी',
  'field.missing': '{field}: यह भरना बाक़ी है।',
  'field.empty': '{field}: यह ख़ाली है।',
  'field.tooShort': '{field}: कम से कम {least} अक्षर चाहिए।',
  'field.tooLong': '{field}: ज़्यादा से ज़्यादा {most} अक्षर हो सकते हैं।',
  'field.tooSmall': '{field}: कम से कम {least} चाहिए।',
  'field.tooBig': '{field}: ज़्यादा से ज़्यादा {most} हो सकता है।',
  'field.oneOf': '{field}: इनमें से एक चुनें: {values}।',
  'field.notOffered': '{field}: दिए गए विकल्पों में से एक चुनें।',
  'field.email': '{field}: यह ईमेल पता सही नहीं है।',
  'field.date': '{field}: तारीख़ YYYY-MM-DD के रूप में लिखें।',
  'field.unknown': '{field}: यह जानकारी यहाँ नहीं ली जाती।',
  'field.text': '{field}: यहाँ शब्द लिखें।',
  'field.number': '{field}: यहाँ संख्या लिखें।',
  'field.truth': '{field}: जवाब हाँ या नहीं में चाहिए।',
  'field.list': '{field}: यहाँ सूची चाहिए।',
  'field.object': '{field}: यहाँ पूरी जानकारी एक साथ चाहिए।',
  'field.notWritable': '{field}: इसे यहाँ बदला नहीं जा सकता।',
  'phone.none': '{field}: यह फ़ोन नंबर नहीं है। केवल अंक लिखें, और देश के कोड से पहले +।',
  'phone.tooShort': '{field}: अंक कम हैं।',
  'phone.tooLong': '{field}: अंक ज़्यादा हैं।',
  'phone.noSuchCountry': '{field}: शुरू में लिखा देश का कोड मौजूद नहीं है।',
  'phone.wrong': '{field}: इस नंबर पर फ़ोन नहीं लग सकता। अंक फिर से देख लें।',
  'phone.noIndianMobile': '{field}: यहाँ भारत का मोबाइल नंबर चाहिए।',
  'book.one': 'कोड या पाठ, दोनों में से एक ही भेजें।',
  'book.none': 'यह न vCard है, न संपर्कों की तालिका।',
  'field.wrong': '{field}: यह सही नहीं है।',
} as const satisfies TranslationOf<typeof fieldTexts>;
