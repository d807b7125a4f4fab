import type { TranslationOf } from 'shared-contracts/i18n/i18n';
import type * as en from '../en/verification.ts';

export { relationTexts } from 'shared-contracts/locales/mr/relations';

export const texts = {
  'wait.contacts': 'तुमचे संपर्क उघडत आहेत',
  'wait.long': 'नेहमीपेक्षा जास्त वेळ लागत आहे. कृपया याच पानावर थांबा.',

  'contacts.title': 'कुटुंबाचे संपर्क',
  'contacts.intro': 'लग्नाविषयी बोलण्यासाठी समोरचे कुटुंब ज्यांना फोन करू शकते असे नातेवाईक.',
  'contacts.score': 'प्रोफाइलला +20 गुण मिळतात',
  'contacts.privacy':
    'नंबर फक्त ओळख पडताळलेल्या आणि प्लॅन घेतलेल्या सदस्यांना दिसतात; घरचे पत्ते फक्त तुम्ही निवडलेल्यांना.',
  'contacts.failed': 'तुमचे संपर्क लोड झाले नाहीत',
  'contacts.notSavedText': 'तुम्ही लिहिलेले सर्व इथे तसेच आहे.',

  'meanwhile.title': 'दरम्यान तुमचे संपर्क दुसरीकडून सेव्ह झाले',
  'meanwhile.text': 'काहीही हरवलेले नाही. पुढे कसे जायचे ते कृपया निवडा; मग यादी पाहून सेव्ह करा.',
  'meanwhile.tooMany':
    'काहीही हरवलेले नाही. दोन्ही याद्या मिळून फार मोठ्या होतात; कोणती पुढे न्यायची ते कृपया निवडा.',
  'meanwhile.saved': 'दरम्यान सेव्ह झालेले:',
  'meanwhile.nobody': 'कोणीही नाही: यादी रिकामी केली गेली.',
  'meanwhile.both': 'दोन्ही एकत्र करा',
  'meanwhile.mine': 'माझी यादी ठेवा',
  'meanwhile.newer': 'नवी यादी घ्या',
  'meanwhile.bothTaken': 'आता दोन्ही याद्या फॉर्ममध्ये आहेत. त्या अजून सेव्ह झालेल्या नाहीत.',
  'meanwhile.mineTaken': 'फॉर्ममध्ये तुमचीच यादी आहे. ती अजून सेव्ह झालेली नाही.',
  'meanwhile.newerTaken': 'आता फॉर्ममध्ये नवी यादी आहे.',

  'entry.legend': 'संपर्क {n}',
  'entry.remove': 'काढा',
  'entry.removeNamed': 'संपर्क {n} काढा',
  'entry.add': 'आणखी एक संपर्क जोडा',
  'entry.most': 'जास्तीत जास्त {count} संपर्क देता येतात.',
  'entry.removed': {
    one: 'संपर्क काढला, {count} उरला आहे.',
    other: 'संपर्क काढला, {count} उरले आहेत.',
  },

  'field.optional': 'ऐच्छिक',
  'field.name': 'नाव',
  'field.relation': 'नाते',
  'field.otherRelation': 'कोणते नाते?',
  'field.phone': 'फोन',
  'field.phoneHelp': 'भारताबाहेरचा नंबर असेल तर आधी देशाचा कोड लिहा, जसे +44',
  'field.occupation': 'व्यवसाय',
  'field.current_city': 'सध्याचे शहर',
  'field.address': 'पत्ता',
  'field.address_for': 'हा पत्ता कोणाला दिसेल',

  'addressFor.matches': 'पसंती स्वीकारल्यानंतरच',
  'addressFor.members': 'माझे संपर्क पाहू शकणाऱ्या सर्वांना',

  'relation.choose': 'कृपया निवडा',
  'relation.other': 'इतर',

  'error.name.missing': 'कृपया नाव लिहा.',
  'error.name.tooLong': 'कृपया नाव {most} अक्षरांपर्यंत ठेवा.',
  'error.relation.missing': 'कृपया नाते निवडा.',
  'error.otherRelation.missing': 'कृपया नाते लिहा.',
  'error.relation.tooLong': 'कृपया नाते {most} अक्षरांपर्यंत ठेवा.',
  'error.phone.missing': 'कृपया फोन नंबर लिहा.',
  'error.phone.wrong': 'कृपया पूर्ण नंबर लिहा: फक्त अंक, आणि देशाच्या कोडआधी +.',
  'error.text.tooLong': 'कृपया हे {most} अक्षरांपर्यंत ठेवा.',
  'error.place': 'संपर्क {n}, {field}: {error}',

  'form.save': 'संपर्क सेव्ह करा',
  'form.actions': 'संपर्क सेव्ह करण्यासाठी',

  'remove.title': '{name} यांना तुमच्या संपर्कांतून काढायचे का?',
  'remove.titleUnnamed': 'संपर्क {n} काढायचा का?',
  'remove.text': 'या संपर्काविषयी तुम्ही लिहिलेले सर्व त्यासोबत जाईल.',
} satisfies TranslationOf<typeof en.texts>;

/** What a native speaker should look at. */
export const doubts = {
  texts: {
    'contacts.score':
      'गुण is also the word for points of Gun Milan; the specification calls both a score.',
  },
} as const;
