import type { TranslationOf } from 'shared-contracts/i18n/i18n';
import type * as en from '../en/import.ts';

export const importTexts = {
  'ways.label': 'संपर्क सूची से जोड़ें',
  'ways.phone': 'फ़ोन से जोड़ें',
  'ways.text': 'फ़ाइल से जोड़ें',
  'ways.google': 'Google से',

  'dialog.title': 'संपर्क जोड़ें',
  'dialog.intro':
    'किन्हें जोड़ना है, चुनें। “संपर्क सेव करें” दबाने तक कुछ भी सेव नहीं होता, और इस सूची का बाक़ी कुछ भी हम नहीं रखते।',
  'dialog.sourceIntro':
    'संपर्कों को vCard (.vcf) या CSV के रूप में एक्सपोर्ट करके वह फ़ाइल यहाँ चुनें, या नाम और नंबर पेस्ट करें।',
  'dialog.file': 'फ़ाइल चुनें',
  'dialog.text': 'या यहाँ पेस्ट करें',
  'dialog.textHelp': 'जैसे: आशा मामी - 98220 12345। एक पंक्ति में एक व्यक्ति।',
  'dialog.read': 'आगे',
  'dialog.reading': 'संपर्क सूची पढ़ी जा रही है।',
  'dialog.cancel': 'रद्द करें',
  'dialog.again': 'वापस',
  'dialog.retry': 'फिर कोशिश करें',

  'problem.tooBig': 'यह 10 MB से ज़्यादा है, या एक साथ बहुत संपर्क हैं। कृपया कम चुनें।',
  'problem.noText': 'यह फ़ाइल न vCard है, न संपर्कों की तालिका।',

  'list.label': 'सूची के संपर्क',
  'list.search': 'नाम या नंबर से खोजें',
  'list.none': 'इसमें फ़ोन नंबर वाला कोई नहीं है।',
  'list.noMatch': 'इस नाम या नंबर का कोई नहीं है।',
  'list.more': {
    one: '{count} और है। खोजने पर मिलेगा।',
    other: '{count} और हैं। खोजने पर मिलेंगे।',
  },
  'list.unread': {
    one: '{count} प्रविष्टि छोड़ी गई है, जिसमें नंबर नहीं है या जो पढ़ी नहीं जा सकती।',
    other: '{count} प्रविष्टियाँ छोड़ी गई हैं, जिनमें नंबर नहीं है या जो पढ़ी नहीं जा सकतीं।',
  },
  'list.leftOut': {
    one: '{count} और नहीं पढ़ी गई: एक बार में 2,000 लोगों तक की सूची पढ़ी जाती है।',
    other: '{count} और नहीं पढ़ी गईं: एक बार में 2,000 लोगों तक की सूची पढ़ी जाती है।',
  },
  'list.full': {
    one: '{count} और संपर्क की जगह है।',
    other: '{count} और संपर्कों की जगह है।',
  },
  'list.noRoom': 'आपकी सूची भर गई है। पहले कोई संपर्क हटाएँ।',
  'list.unnamed': 'बिना नाम',
  'list.number': '{name} का नंबर',
  'list.add': { one: '{count} जोड़ें', other: '{count} जोड़ें' },
  'list.choose': 'जोड़ें',
  'list.added': {
    one: '{count} संपर्क जुड़ा। कृपया रिश्ता चुनें, फिर सेव करें।',
    other: '{count} संपर्क जुड़े। कृपया सबके रिश्ते चुनें, फिर सेव करें।',
  },

  'phone.none': 'फ़ोन नंबर नहीं',
  'phone.tooShort': 'अंक कम हैं',
  'phone.tooLong': 'अंक ज़्यादा हैं',
  'phone.noSuchCountry': 'देश का कोड पहचाना नहीं गया',
  'phone.wrong': 'इस नंबर पर फ़ोन नहीं किया जा सकता',
} satisfies TranslationOf<typeof en.importTexts>;
