import type { TranslationOf } from 'shared-contracts/i18n/i18n';
import type * as en from '../en/shell.ts';

export const texts = {
  'title.page': '{page} – {product}',
  'title.notFound': 'पान सापडले नाही',

  'frame.skip': 'थेट मजकुराकडे जा',
  'frame.tabs': 'मुख्य पाने',
  'frame.toProfiles': '{product}, सर्व प्रोफाइल',
  'frame.account': '{name} यांचे खाते',
  'frame.waiting': '{count} तुमच्या उत्तराच्या प्रतीक्षेत',
  'frame.unread': { one: '{count} न वाचलेला संदेश', other: '{count} न वाचलेले संदेश' },
  'frame.unsavedEdits': {
    one: '{count} बदल सेव्ह केलेला नाही',
    other: '{count} बदल सेव्ह केलेले नाहीत',
  },
  'score.rise': '+{points}',
  'score.rose': 'तुमचा प्रोफाइल स्कोअर {points} ने वाढला.',
  'frame.language': 'भाषा',
  'frame.settings': 'सेटिंग्ज',
  'menu.ownProfile': 'माझी प्रोफाइल पहा',
  'menu.viewers': 'माझी प्रोफाइल कोणी पाहिली',
  'menu.verified': 'पडताळलेले',
  'menu.missing': 'बाकी',
  'frame.broken': 'या पानावर काहीतरी बिघडले',
  'frame.brokenText': 'आधी सेव्ह केलेले सर्व सुरक्षित आहे. कृपया पान पुन्हा लोड करा.',
  'frame.reload': 'पुन्हा लोड करा',

  'seal.personal': 'तुमची ओळख पडताळलेली आहे',
  'seal.job': 'तुमची नोकरी पडताळलेली आहे',
  'seal.salary': 'तुमचे उत्पन्न पडताळलेले आहे',
  'seal.property': 'तुमची मालमत्ता पडताळलेली आहे',

  'connection.lost': 'इंटरनेट नाही. दिसणारी माहिती जुनी असू शकते; काहीही हरवलेले नाही.',
  'connection.unsent': {
    one: '{count} संदेश पाठवायचा बाकी आहे.',
    other: '{count} संदेश पाठवायचे बाकी आहेत.',
  },

  'leave.title': 'सेव्ह न करता बाहेर जायचे का?',
  'leave.text': 'या पानावरचे बदल अजून सेव्ह झालेले नाहीत.',
  'signOut.title': 'सर्व पाठवण्याआधी साइन आउट करायचे का?',
  'signOut.text': 'तुम्ही लिहिलेले अजून पाठवायचे बाकी आहे. आता साइन आउट केल्यास ते जाईल.',

  'footer.label': 'या साइटविषयी',
  'footer.support': 'मदत',
  'footer.whatsapp': 'WhatsApp {number}',
  'footer.whatsappSame': 'WhatsApp',
  'footer.grievance': 'तक्रार निवारण अधिकारी',
  'footer.facebook': 'फेसबुक',
  'footer.instagram': 'इन्स्टाग्राम',
  'footer.youtube': 'यूट्यूब',

  'notices.label': 'सूचना',
  'notices.plans': 'प्लॅन पहा',
  'notices.plan.filters': 'पडताळणीनुसार निवड',
  'notices.plan.contacts': 'कुटुंबाचे फोन नंबर',
  'notices.close': 'बंद करा',

  'page.loading': 'पान उघडत आहे',
  'page.failed': 'साइटचा हा भाग लोड झाला नाही',
  'page.failedText':
    'तुम्ही केलेले काहीही हरवलेले नाही, आणि बाकीची साइट चालू आहे. थोड्या वेळाने पुन्हा प्रयत्न करा.',
  'page.offline': 'इंटरनेट परत येताच हे पान आपोआप उघडेल',
  'page.slow': 'नेहमीपेक्षा जास्त वेळ लागत आहे. आम्ही प्रयत्न करत आहोत.',
  'page.absent': 'हे पान सध्या बंद आहे',
  'page.absentText': 'ते लवकरच इथे पुन्हा उघडेल. बाकी सर्व चालू आहे.',
  'page.toProfiles': 'सर्व प्रोफाइल पहा',
  'slot.loading': 'लोड होत आहे',
  'slot.failed': 'हा भाग लोड झाला नाही.',
} as const satisfies TranslationOf<typeof en.texts>;

/** What a native speaker should look at. */
export const doubts = {
  texts: {
    'score.rose': 'गुण is also the word for points of Gun Milan.',
  },
} as const;
