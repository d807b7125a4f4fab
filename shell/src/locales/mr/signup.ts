import type { TranslationOf } from 'shared-contracts/i18n/i18n';
import type * as en from '../en/signup.ts';

export const signupTexts = {
  'signup.title': '{product} मध्ये सामील व्हा',
  'signup.text': 'मोफत, आणि दोन मिनिटांत होते. बाकी माहिती नंतर भरता येईल.',
  'signup.joinNow':
    'प्रोफाइल जतन करण्यासाठी, चॅट करण्यासाठी किंवा कोणाला लिहिण्यासाठी स्वतःची प्रोफाइल लागते. ती इथे तयार करा.',
  'signup.interest': 'तुमची पसंती तयार आहे. प्रोफाइल तयार करा, की ती लगेच पाठवता येईल.',
  'signup.interestIn':
    '{name} यांच्यासाठी तुमची पसंती तयार आहे. प्रोफाइल तयार करा, की ती लगेच पाठवता येईल.',
  'signup.kept': 'तुम्ही भरलेली माहिती इथेच आहे.',
  'signup.submit': 'माझी प्रोफाइल तयार करा',
  'signup.member': 'आधीच सदस्य आहात?',
  'signup.login': 'साइन इन',
  'facts.title.plain': 'तुमच्याबद्दल',
  'facts.title.female': 'वधूबद्दल',
  'facts.title.male': 'वराबद्दल',
  'facts.for': '{whom} · {gender}',

  'madeFor.legend': 'ही प्रोफाइल कोणासाठी आहे?',
  'madeFor.self': 'माझ्यासाठी',
  'madeFor.son': 'माझ्या मुलासाठी',
  'madeFor.daughter': 'माझ्या मुलीसाठी',
  'madeFor.brother': 'माझ्या भावासाठी',
  'madeFor.sister': 'माझ्या बहिणीसाठी',
  'madeFor.relative': 'नातेवाइकासाठी',

  'gender.female': 'वधू',
  'gender.male': 'वर',

  'name.label.plain': 'पहिले नाव',
  'name.label.female': 'वधूचे पहिले नाव',
  'name.label.male': 'वराचे पहिले नाव',
  'name.missing': 'कृपया पहिले नाव लिहा.',
  'name.wrong': 'कृपया पहिले नाव अक्षरांत लिहा, जास्तीत जास्त 80 अक्षरे.',
  'lastName.label.plain': 'आडनाव',
  'lastName.label.female': 'वधूचे आडनाव',
  'lastName.label.male': 'वराचे आडनाव',
  'name.contact': 'कृपया फक्त नाव लिहा, नंबर किंवा पत्ता नको.',
  'lastName.wrong': 'कृपया आडनाव अक्षरांत लिहा, जास्तीत जास्त 80 अक्षरे.',

  'birthdate.legend.plain': 'जन्मतारीख',
  'birthdate.legend.female': 'वधूची जन्मतारीख',
  'birthdate.legend.male': 'वराची जन्मतारीख',
  'birthdate.shape': 'दिवस/महिना/वर्ष',
  'birthdate.help': 'साइन इन न केलेल्यांना फक्त वय दिसते.',
  'birthdate.read': '{day}, वय {age} वर्षे. साइन इन न केलेल्यांना फक्त वय दिसते.',
  'birthdate.missing': 'कृपया जन्माचा दिवस, महिना आणि वर्ष लिहा, उदाहरणार्थ 12/03/1998.',
  'birthdate.noSuchDay': 'ही जन्मतारीख दिनदर्शिकेत नाही.',
  'birthdate.tooYoung.female': 'वधूचे वय किमान {least} वर्षे हवे; या जन्मतारखेनुसार ते {age} वर्षे आहे.',
  'birthdate.tooYoung.male': 'वराचे वय किमान {least} वर्षे हवे; या जन्मतारखेनुसार ते {age} वर्षे आहे.',

  'madeBy.label': 'तुमचे स्वतःचे नाव',
  'madeBy.help': 'मेलमध्ये आम्ही तुम्हाला या नावाने नमस्कार करतो. ते प्रोफाइलमध्ये दिसत नाही.',
  'madeBy.wrong': 'कृपया तुमचे नाव अक्षरांत लिहा, जास्तीत जास्त 80 अक्षरे.',

  'phone.label': 'फोन',
  'phone.help': 'भारताबाहेरचा नंबर असेल तर देशाच्या कोडसह. तुमच्या परवानगीशिवाय तो कोणालाही दिसत नाही.',
  'phone.missing': 'कृपया फोन नंबर लिहा.',
  'phone.wrong': 'कृपया फोन नंबर 8 ते 15 अंकांत लिहा, उदाहरणार्थ 98765 43210.',

  'email.help': 'तिथे आम्ही सहा अंकी कोड पाठवू. पासवर्ड लागत नाही; नंतर ठेवता येईल.',
  'email.missing': 'कृपया ईमेल पत्ता लिहा.',

  'declared.label':
    'माझ्यासाठी, किंवा ज्यांची ही प्रोफाइल आहे त्यांच्या संमतीने त्यांच्यासाठी, लग्नाचे स्थळ पाहत आहे; लिहिलेले खरे आहे, आणि मला अटी मान्य आहेत.',
  'declared.missing': 'कृपया घोषणेला होकार द्या; इथल्या प्रोफाइल फक्त लग्नासाठी असतात.',
  'declared.terms': 'अटी वाचा',

  'done.text':
    'आम्ही {email} या पत्त्यावर मेल पाठवला आहे. त्यातील सहा अंक इथे लिहा, किंवा त्यातील लिंक उघडा. दोन्ही दोन दिवस चालतात.',
  'done.open': '{provider} उघडा',
  'done.sentAgain': 'पुन्हा पाठवले. दोन्ही मेलमधील कोड चालतात.',
  'done.askedAgain':
    'दुसरा मेल मागवला आहे. काही मिनिटांत आला नाही, तर स्पॅम फोल्डरमध्ये पहा; सर्वांत नवा मेल चालतो.',
  'done.enough':
    'सध्या पुरेसे मेल झाले: कृपया सर्वांत नवीन मेल वापरा, किंवा स्पॅम फोल्डर पहा. खालची वेळ संपल्यावर पुढचा मेल पाठवता येईल.',

  'code.label': 'मेलमधील कोड',
  'code.help': 'सहावा अंक लिहिताच तुमची प्रोफाइल उघडते.',
  'code.wrong': 'कृपया मेलमधील सहा अंक लिहा.',
  'code.submit': 'माझी प्रोफाइल उघडा',
  'done.back': 'दुसरा पत्ता वापरा',
} as const satisfies TranslationOf<typeof en.signupTexts>;

/** What a native speaker should look at. */
export const doubts = {
  signupTexts: {
    'declared.label': 'Of legal weight: it has to say the same as the English.',
  },
} as const;
