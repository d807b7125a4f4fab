import type { TranslationOf } from 'shared-contracts/i18n/i18n';
import type * as en from '../en/shell.ts';

export const texts = {
  'title.page': '{page} – {product}',
  'title.notFound': 'पेज नहीं मिला',

  'frame.skip': 'सीधे सामग्री पर जाएँ',
  'frame.tabs': 'मुख्य पेज',
  'frame.toProfiles': '{product}, सभी प्रोफ़ाइलें',
  'frame.account': '{name} का खाता',
  'frame.waiting': '{count} को आपके जवाब का इंतज़ार है',
  'frame.unread': { one: '{count} संदेश पढ़ना बाक़ी है', other: '{count} संदेश पढ़ने बाक़ी हैं' },
  'frame.unsavedEdits': {
    one: '{count} बदलाव सेव नहीं हुआ',
    other: '{count} बदलाव सेव नहीं हुए',
  },
  'score.rise': '+{points}',
  'score.rose': 'आपका प्रोफ़ाइल स्कोर {points} बढ़ा।',
  'frame.language': 'भाषा',
  'frame.settings': 'सेटिंग्स',
  'menu.ownProfile': 'मेरी प्रोफ़ाइल देखें',
  'menu.viewers': 'मेरी प्रोफ़ाइल किसने देखी',
  'menu.verified': 'सत्यापित',
  'menu.missing': 'बाक़ी',
  'frame.broken': 'इस पेज पर कुछ गड़बड़ हो गई',
  'frame.brokenText': 'पहले सेव किया हुआ सब सुरक्षित है। कृपया पेज फिर से लोड करें।',
  'frame.reload': 'फिर से लोड करें',

  'seal.personal': 'आपकी पहचान सत्यापित है',
  'seal.job': 'आपकी नौकरी सत्यापित है',
  'seal.salary': 'आपकी आय सत्यापित है',
  'seal.property': 'आपकी संपत्ति सत्यापित है',

  'connection.lost': 'इंटरनेट नहीं है। दिख रही जानकारी पुरानी हो सकती है; कुछ भी खोया नहीं है।',
  'connection.unsent': {
    one: '{count} संदेश भेजना बाक़ी है।',
    other: '{count} संदेश भेजने बाक़ी हैं।',
  },

  'leave.title': 'सेव किए बिना बाहर जाएँ?',
  'leave.text': 'इस पेज पर किए बदलाव अभी सेव नहीं हुए हैं।',
  'signOut.title': 'सब कुछ भेजे जाने से पहले साइन आउट करें?',
  'signOut.text': 'आपका लिखा हुआ अभी भेजना बाक़ी है। अभी साइन आउट करने पर वह चला जाएगा।',

  'footer.label': 'इस साइट के बारे में',
  'footer.support': 'मदद',
  'footer.whatsapp': 'WhatsApp {number}',
  'footer.whatsappSame': 'WhatsApp',
  'footer.grievance': 'शिकायत अधिकारी',
  'footer.facebook': 'फ़ेसबुक',
  'footer.instagram': 'इंस्टाग्राम',
  'footer.youtube': 'यूट्यूब',

  'notices.label': 'सूचनाएँ',
  'notices.plans': 'प्लान देखें',
  'notices.plan.filters': 'सत्यापन के अनुसार फ़िल्टर',
  'notices.plan.contacts': 'परिवार के फ़ोन नंबर',
  'notices.close': 'बंद करें',

  'page.loading': 'पेज खुल रहा है',
  'page.failed': 'साइट का यह हिस्सा लोड नहीं हुआ',
  'page.failedText':
    'आपका किया हुआ कुछ भी खोया नहीं है, और बाक़ी साइट चल रही है। थोड़ी देर में फिर कोशिश करें।',
  'page.offline': 'इंटरनेट लौटते ही यह पेज अपने आप खुल जाएगा',
  'page.slow': 'सामान्य से ज़्यादा समय लग रहा है। हम कोशिश कर रहे हैं।',
  'page.absent': 'यह पेज अभी बंद है',
  'page.absentText': 'यह जल्द ही यहीं फिर खुलेगा। बाक़ी सब चल रहा है।',
  'page.toProfiles': 'सभी प्रोफ़ाइलें देखें',
  'slot.loading': 'लोड हो रहा है',
  'slot.failed': 'यह हिस्सा लोड नहीं हुआ।',
} as const satisfies TranslationOf<typeof en.texts>;

/** What a native speaker should look at. */
export const doubts = {
  texts: {
    'frame.account':
      'Without the plural of respect ({name} जी का खाता), for it is the reader’s own.',
  },
} as const;
