import type { TranslationOf } from 'shared-contracts/i18n/i18n';
import type * as en from '../en/import.ts';

export const importTexts = {
  'ways.label': 'संपर्क यादीतून जोडा',
  'ways.phone': 'फोनमधून जोडा',
  'ways.text': 'फाइलमधून जोडा',
  'ways.google': 'Google मधून',

  'dialog.title': 'संपर्क जोडा',
  'dialog.intro':
    'कोणाला जोडायचे ते निवडा. “संपर्क सेव्ह करा” दाबेपर्यंत काहीही सेव्ह होत नाही, आणि या यादीतील बाकी काहीही आम्ही ठेवत नाही.',
  'dialog.sourceIntro':
    'संपर्क vCard (.vcf) किंवा CSV म्हणून एक्सपोर्ट करून ती फाइल इथे निवडा, किंवा नावे आणि नंबर पेस्ट करा.',
  'dialog.file': 'फाइल निवडा',
  'dialog.text': 'किंवा इथे पेस्ट करा',
  'dialog.textHelp': 'उदाहरणार्थ: आशा मामी - 98220 12345. एका ओळीत एकच व्यक्ती.',
  'dialog.read': 'पुढे',
  'dialog.reading': 'संपर्क यादी वाचत आहोत.',
  'dialog.cancel': 'रद्द करा',
  'dialog.again': 'मागे',
  'dialog.retry': 'पुन्हा प्रयत्न करा',

  'problem.tooBig': 'हे 10 MB पेक्षा जास्त आहे, किंवा एकाच वेळी खूप संपर्क आहेत. कृपया कमी निवडा.',
  'problem.noText': 'ही फाइल vCard नाही आणि संपर्कांचा तक्ताही नाही.',

  'list.label': 'यादीतील संपर्क',
  'list.search': 'नाव किंवा नंबर शोधा',
  'list.none': 'यात फोन नंबर असलेले कोणी नाही.',
  'list.noMatch': 'या नावाचे किंवा नंबरचे कोणी नाही.',
  'list.more': {
    one: 'आणखी {count} आहे. शोधल्यास सापडेल.',
    other: 'आणखी {count} आहेत. शोधल्यास सापडतील.',
  },
  'list.unread': {
    one: 'नंबर नसलेली किंवा वाचता न येणारी {count} नोंद वगळली आहे.',
    other: 'नंबर नसलेल्या किंवा वाचता न येणाऱ्या {count} नोंदी वगळल्या आहेत.',
  },
  'list.leftOut': {
    one: 'आणखी {count} नोंद वाचलेली नाही: एका वेळी 2,000 जणांपर्यंतच यादी वाचली जाते.',
    other: 'आणखी {count} नोंदी वाचलेल्या नाहीत: एका वेळी 2,000 जणांपर्यंतच यादी वाचली जाते.',
  },
  'list.full': {
    one: 'आणखी {count} संपर्क जोडता येईल.',
    other: 'आणखी {count} संपर्क जोडता येतील.',
  },
  'list.noRoom': 'तुमची यादी पूर्ण भरली आहे. आधी एक संपर्क काढा.',
  'list.unnamed': 'नाव नाही',
  'list.number': '{name} यांचा नंबर',
  'list.add': { one: '{count} जोडा', other: '{count} जोडा' },
  'list.choose': 'जोडा',
  'list.added': {
    one: '{count} संपर्क जोडला. कृपया नाते निवडा, मग सेव्ह करा.',
    other: '{count} संपर्क जोडले. कृपया प्रत्येकाचे नाते निवडा, मग सेव्ह करा.',
  },

  'phone.none': 'फोन नंबर नाही',
  'phone.tooShort': 'अंक कमी आहेत',
  'phone.tooLong': 'अंक जास्त आहेत',
  'phone.noSuchCountry': 'देशाचा कोड ओळखीचा नाही',
  'phone.wrong': 'या नंबरवर फोन करता येत नाही',
} satisfies TranslationOf<typeof en.importTexts>;
