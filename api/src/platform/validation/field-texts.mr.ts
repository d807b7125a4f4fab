import type { TranslationOf } from 'shared-contracts/i18n/i18n';
import type { fieldTexts } from './field-texts.ts';

/** What is wrong with a field, in Marathi; the name stands apart, so that no verb needs its gender. */
export const marathi = {
  'field.whole': 'विनंती',
  'field.other': 'ही माहिती',
  'field.missing': '{field}: हे भरायचे राहिले आहे.',
  'field.empty': '{field}: हे रिकामे आहे.',
  'field.tooShort': '{field}: किमान {least} अक्षरे हवीत.',
  'field.tooLong': '{field}: जास्तीत जास्त {most} अक्षरे चालतील.',
  'field.tooSmall': '{field}: किमान {least} हवे.',
  'field.tooBig': '{field}: जास्तीत जास्त {most} चालेल.',
  'field.oneOf': '{field}: यांपैकी एक निवडा: {values}.',
  'field.notOffered': '{field}: दिलेल्यांपैकी एक निवडा.',
  'field.email': '{field}: हा ईमेल पत्ता बरोबर नाही.',
  'field.date': '{field}: तारीख YYYY-MM-DD अशी लिहा.',
  'field.unknown': '{field}: ही माहिती इथे चालत नाही.',
  'field.text': '{field}: इथे मजकूर लिहा.',
  'field.number': '{field}: इथे संख्या लिहा.',
  'field.truth': '{field}: हो किंवा नाही असे उत्तर हवे.',
  'field.list': '{field}: इथे यादी हवी.',
  'field.object': '{field}: इथे एकत्रित माहिती हवी.',
  'field.notWritable': '{field}: हे इथे बदलता येत नाही.',
  'phone.none': '{field}: हा फोन नंबर नाही. फक्त अंक लिहा, आणि देशाच्या कोडआधी +.',
  'phone.tooShort': '{field}: अंक कमी आहेत.',
  'phone.tooLong': '{field}: अंक जास्त आहेत.',
  'phone.noSuchCountry': '{field}: सुरुवातीचा देशाचा कोड अस्तित्वात नाही.',
  'phone.wrong': '{field}: या नंबरवर फोन लागू शकत नाही. अंक पुन्हा तपासा.',
  'phone.noIndianMobile': '{field}: इथे भारतातील मोबाइल नंबर हवा.',
  'book.one': 'कोड किंवा मजकूर, यांपैकी एकच पाठवा.',
  'book.none': 'ही vCard नाही आणि संपर्कांचा तक्ताही नाही.',
  'field.wrong': '{field}: हे बरोबर नाही.',
} as const satisfies TranslationOf<typeof fieldTexts>;
