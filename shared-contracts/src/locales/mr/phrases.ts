import type { TranslationOf } from '../../i18n/i18n.ts';
import type * as en from '../en/phrases.ts';

export const phrases = {
  'nav.blogs': 'ब्लॉग',
  'nav.login': 'लॉगिन',
  'nav.profileScore': 'प्रोफाइल स्कोअर: {score}',
  'menu.profile': 'प्रोफाइल',
  'menu.editProfile': 'माझी प्रोफाइल बदला',
  'menu.photos': 'फोटो जोडा/काढा',
  'menu.verifyId': 'ओळख पडताळणी पूर्ण करा',
  'menu.verifyJob': 'नोकरीची पडताळणी पूर्ण करा',
  'menu.verifyIncome': 'उत्पन्नाची पडताळणी पूर्ण करा',
  'menu.videoIntro': 'व्हिडिओ परिचय',
  'menu.contacts': 'संपर्क जोडा/काढा',
  'menu.deleteAccount': 'माझे खाते हटवा',
  'menu.buyPlan': 'प्लॅन घ्या',
  'menu.biodata': 'माझा बायोडेटा डाउनलोड करा',
  'menu.terms': 'अटी आणि शर्ती',
  'menu.setPassword': 'पासवर्ड ठेवा (ऐच्छिक)',
  'menu.logout': 'लॉगआउट',
  'tab.profiles': 'प्रोफाइल',
  'tab.saved': 'जतन केलेल्या',
  'tab.chats': 'चॅट',
  'tab.interests': 'पसंती',
  'tab.joinNow': 'आता सामील व्हा',
  'action.back': 'मागे',
  'action.retry': 'पुन्हा प्रयत्न करा',
  'action.undo': 'परत घ्या',
  'action.confirm': 'नक्की करा',
  'action.cancel': 'रद्द करा',
  'profile.personal': 'वैयक्तिक माहिती',
  'profile.work': 'नोकरी आणि शिक्षण',
  'profile.family': 'कौटुंबिक माहिती',
  'profile.preferences': 'आवडी आणि अपेक्षा',
  'profile.astrology': 'पत्रिकेची माहिती',
  'assistant.ask': '{name} यांच्याविषयी विचारा',
  'assistant.title': '{product} 4.0',
  'password.set': 'तुमचा पासवर्ड ठेवा',
  'password.change': 'पासवर्ड बदला',
  'interests.sent': 'पाठवलेल्या',
  'interests.received': 'आलेल्या',
  'interests.match': 'जुळलेल्या',
  'value.none': 'माहिती नाही',
  'value.yes': 'होय',
  'value.no': 'नाही',
  'badges.upgrade': 'ओळख, नोकरी आणि उत्पन्नाची पडताळणी पाहण्यासाठी मोठा प्लॅन घ्या',
  'interests.none': 'पाठवलेली पसंती नाही',
  'blogs.loading': 'लोड होत आहे...',
  'blogs.none': 'अजून एकही ब्लॉग नाही',
  'gunmilan.birthnameMissing': 'गुण मिलनासाठी तुमचे जन्मनाव लिहा',
  'gunmilan.noPoints': 'या प्रोफाइलमध्ये माहिती कमी असल्याने गुण मिलन उपलब्ध नाही.',
  'contacts.none': 'संपर्क उपलब्ध नाहीत.',
  'memberLink.title': 'लिंक चालत नाही',
  'memberLink.text': 'लिंकची मुदत संपली आहे किंवा ती चुकीची आहे',
  'plan.description': 'सदस्यत्व',
  'plan.save': '{percent}% बचत',
} as const satisfies TranslationOf<typeof en.phrases>;

export const failureTexts = {
  reference: 'संदर्भ क्रमांक {id}',
} as const satisfies TranslationOf<typeof en.failureTexts>;

/** What a native speaker should look at. */
export const doubts = {
  phrases: {
    'profile.astrology':
      'पत्रिका, the word of families, instead of ज्योतिष; the section holds rashi, gotra and birth name.',
    'nav.profileScore': 'गुण is also the word for points of Gun Milan; स्कोअर would tell them apart.',
    'interests.sent': 'Feminine, as पसंती; the chat requests beside it are विनंती, feminine too.',
    'value.none': 'Word for word it would be लागू नाही; what is meant is that nothing was written.',
  },
} as const;
