import type { TranslationOf } from 'shared-contracts/i18n/i18n';
import type * as en from '../en/filters.ts';
import { suggestionTexts, valueTexts } from './fields.ts';

export const filterTexts = {
  ...valueTexts,
  ...suggestionTexts,

  'page.title': 'निवडीनुसार प्रोफाइल',
  'page.unread':
    'या लिंकचा एक भाग वाचता आला नाही, म्हणून तो सोडला आहे. बाकीचे फिल्टर खाली दिसतात तसे लागू आहेत.',
  'page.needsPlan': 'तुमच्या प्लॅनमध्ये “{words}” हा फिल्टर नाही, म्हणून तो सोडला आहे.',
  'page.upgrade': 'मोठा प्लॅन घ्या',

  'featured.title': 'खास प्रोफाइल',
  'featured.intro':
    'ज्या कुटुंबांच्या प्लॅनमुळे त्यांची प्रोफाइल पुढे दिसते. कोणताही प्लॅन असला तरी सर्व कुटुंबे “प्रोफाइल” मध्ये आहेत.',
  'featured.emptyTitle': 'सध्या एकही खास प्रोफाइल नाही',
  'featured.emptyText': 'हे दर आठवड्याला बदलते. सर्व प्रोफाइल एका टॅपवर आहेत.',
  'featured.all': 'सर्व प्रोफाइल पहा',

  'form.title': 'फिल्टर',
  'form.open': 'फिल्टर',
  'form.openCount': 'फिल्टर ({count})',
  'form.close': 'फिल्टर बंद करा',
  'form.failed': 'फिल्टर लोड झाले नाहीत',
  'form.loading': 'फिल्टर उघडत आहेत',
  'form.apply': 'प्रोफाइल दाखवा',
  'form.applyCount': { one: '{people} प्रोफाइल दाखवा', other: '{people} प्रोफाइल दाखवा' },
  'form.applyMore': '{people}+ प्रोफाइल दाखवा',
  'form.applyNone': 'कोणी जुळत नाही: का ते पहा',
  'form.clear': 'सर्व काढा',
  'form.any': 'काहीही',
  'form.noChoice': 'या यादीत असे सुरू होणारे काही नाही.',
  'form.backward': 'पहिला आकडा दुसऱ्यापेक्षा मोठा आहे. कृपया दोन्हींची अदलाबदल करा.',
  'form.unsearchable': 'कृपया किमान {count} अक्षरे लिहा.',
  'form.upgrade': 'यानुसार निवडण्यासाठी मोठा प्लॅन घ्या',

  'field.ageFrom': 'वय, पासून',
  'field.ageTo': 'वय, पर्यंत',
  'field.heightFrom': 'उंची, पासून',
  'field.heightTo': 'उंची, पर्यंत',
  'field.city': 'शहरे',
  'field.maritial_status': 'वैवाहिक स्थिती',
  'field.education': 'शिक्षण किंवा पदवी',
  'field.education_level': 'शिक्षणाची पातळी',
  'field.occupation': 'व्यवसाय',
  'field.beginning': 'यादीतून निवडा, किंवा तुमच्या शब्दांत लिहा.',
  'field.income': 'वार्षिक उत्पन्न, पासून',
  'field.diet': 'आहार',
  'field.rashi': 'रास',
  'field.mangal_dosh': 'मंगळ दोष',
  'field.gotra_not': 'ही गोत्रे नकोत',
  'field.gotraHelp': 'ज्यांनी गोत्र दिलेले नाही तेही दिसतात.',
  'field.verified': 'आम्ही पडताळलेले',
  'field.more': 'आणखी',

  'chips.title': 'लागू केलेले फिल्टर',
  'chip.age': '{from} ते {to} वर्षे',
  'chip.age_from': '{from} वर्षे आणि जास्त',
  'chip.age_to': '{to} वर्षांपर्यंत',
  'chip.height': '{from} ते {to}',
  'chip.height_from': '{from} आणि जास्त',
  'chip.height_to': 'जास्तीत जास्त {to}',
  'chip.education': 'शिक्षण: {words}',
  'education_level.diploma': 'डिप्लोमा',
  'education_level.bachelor': 'पदवी',
  'education_level.master': 'पदव्युत्तर',
  'education_level.doctorate': 'डॉक्टरेट',
  'chip.occupation': 'व्यवसाय: {words}',
  'chip.income': 'वर्षाला ₹{amount} आणि जास्त',
  'chip.mangal_dosh': 'मंगळ दोष: {words}',
  'chip.gotra_not': 'गोत्र {words} नको',
  'chip.photo': 'फोटोसह',
  'chip.online': 'या आठवड्यात सक्रिय',
  'verified.personal': 'ओळख पडताळलेली',
  'verified.job': 'नोकरी पडताळलेली',
  'verified.salary': 'उत्पन्न पडताळलेले',

  'saved.title': 'जतन केलेले शोध',
  'saved.failed': 'तुमचे जतन केलेले शोध लोड झाले नाहीत.',
  'saved.remove': 'जतन केलेला शोध {name} काढा',
  'saved.removeQuestion': 'जतन केलेला शोध “{name}” काढायचा?',
  'save.open': 'हा शोध जतन करा',
  'save.name': 'शोधाचे नाव',
  'save.help': 'पुन्हा आल्यावर तो प्रोफाइलच्या वर सापडेल.',
  'save.taken': 'या नावाचा शोध आधीच आहे. हा त्याची जागा घेईल.',
  'save.nameless': 'कृपया नाव द्या.',
  'save.confirm': 'जतन करा',

  'empty.title': 'या सर्व अपेक्षांत बसणारे कोणी नाही',
  'empty.loosen': 'एक अपेक्षा कमी केली की भेटण्यासारखी कुटुंबे आहेत:',
  'empty.nothing': 'एक अपेक्षा कमी करूनही अजून कोणी नाही. सर्वांत महत्त्वाच्या अपेक्षेपासून पुन्हा सुरुवात करा.',
  'empty.without': {
    one: '“{words}” शिवाय: {people} प्रोफाइल',
    other: '“{words}” शिवाय: {people} प्रोफाइल',
  },
  'empty.withoutMore': '“{words}” शिवाय: {people}+ प्रोफाइल',
  'empty.clear': 'सर्व फिल्टर काढा',
} satisfies TranslationOf<typeof en.filterTexts>;

/** What a native speaker should look at. */
export const doubts = {
  filterTexts: {
    'field.gotra_not': 'families leave out their own gotra; "सगोत्र टाळा" would say why',
  },
} as const;
