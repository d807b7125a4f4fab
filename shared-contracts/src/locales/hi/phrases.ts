import type { TranslationOf } from '../../i18n/i18n.ts';
import type * as en from '../en/phrases.ts';

export const phrases = {
  'nav.blogs': 'ब्लॉग',
  'nav.login': 'लॉगिन',
  'nav.profileScore': 'प्रोफ़ाइल स्कोर: {score}',
  'menu.profile': 'प्रोफ़ाइल',
  'menu.editProfile': 'मेरी प्रोफ़ाइल बदलें',
  'menu.photos': 'फ़ोटो जोड़ें/हटाएँ',
  'menu.verifyId': 'पहचान का सत्यापन पूरा करें',
  'menu.verifyJob': 'नौकरी का सत्यापन पूरा करें',
  'menu.verifyIncome': 'आय का सत्यापन पूरा करें',
  'menu.videoIntro': 'वीडियो परिचय',
  'menu.contacts': 'संपर्क जोड़ें/हटाएँ',
  'menu.deleteAccount': 'मेरा खाता हटाएँ',
  'menu.buyPlan': 'प्लान लें',
  'menu.biodata': 'मेरा बायोडाटा डाउनलोड करें',
  'menu.terms': 'नियम और शर्तें',
  'menu.setPassword': 'पासवर्ड रखें (वैकल्पिक)',
  'menu.logout': 'लॉगआउट',
  'tab.profiles': 'प्रोफ़ाइलें',
  'tab.saved': 'सहेजी हुई',
  'tab.chats': 'चैट',
  'tab.interests': 'रुचि',
  'tab.joinNow': 'अभी जुड़ें',
  'action.back': 'वापस',
  'action.retry': 'फिर कोशिश करें',
  'action.undo': 'पूर्ववत करें',
  'action.confirm': 'पुष्टि करें',
  'action.cancel': 'रद्द करें',
  'profile.personal': 'व्यक्तिगत जानकारी',
  'profile.work': 'नौकरी और शिक्षा',
  'profile.family': 'परिवार की जानकारी',
  'profile.preferences': 'जीवनशैली और अपेक्षाएँ',
  'profile.astrology': 'कुंडली की जानकारी',
  'assistant.ask': '{name} के बारे में पूछें',
  'assistant.title': '{product} 4.0',
  'password.set': 'अपना पासवर्ड रखें',
  'password.change': 'पासवर्ड बदलें',
  'interests.sent': 'भेजी हुई',
  'interests.received': 'मिली हुई',
  'interests.match': 'दोनों की हाँ',
  'value.none': 'जानकारी नहीं',
  'value.yes': 'हाँ',
  'value.no': 'नहीं',
  'badges.upgrade': 'पहचान, नौकरी और आय का सत्यापन देखने के लिए बड़ा प्लान लें',
  'interests.none': 'अभी कोई रुचि नहीं भेजी गई',
  'blogs.loading': 'लोड हो रहा है...',
  'blogs.none': 'अभी कोई ब्लॉग नहीं है',
  'gunmilan.birthnameMissing': 'गुण मिलान के लिए अपना जन्म नाम लिखें',
  'gunmilan.noPoints': 'इस प्रोफ़ाइल में जानकारी कम होने से गुण मिलान उपलब्ध नहीं है।',
  'contacts.none': 'कोई संपर्क उपलब्ध नहीं है।',
  'memberLink.title': 'लिंक मान्य नहीं है',
  'memberLink.text': 'लिंक की अवधि बीत चुकी है या वह ग़लत है',
  'plan.description': 'सदस्यता',
  'plan.save': '{percent}% की बचत',
} as const satisfies TranslationOf<typeof en.phrases>;

export const failureTexts = {
  reference: 'संदर्भ संख्या {id}',
} as const satisfies TranslationOf<typeof en.failureTexts>;

/** What a native speaker should look at. */
export const doubts = {
  phrases: {
    'profile.astrology':
      'कुंडली, the word of families, instead of ज्योतिष; the section holds rashi, gotra and birth name.',
    'profile.preferences':
      'जीवनशैली, for the section holds food and habits; प्राथमिकताएँ is of offices, रुचि is an interest.',
    'tab.interests':
      'रुचि is one interest or several; it is not what one hopes for in a partner (अपेक्षाएँ).',
    'interests.match': 'Both sides said yes; मेल would be read as mail.',
    'value.none': 'Word for word it would be लागू नहीं; what is meant is that nothing was written.',
  },
} as const;
