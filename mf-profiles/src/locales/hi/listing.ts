import type { TranslationOf } from 'shared-contracts/i18n/i18n';
import type * as en from '../en/listing.ts';

export { agreementTexts } from 'shared-contracts/locales/hi/agreements';

export const heightTexts = {
  'height.feet': '{feet}\u{a0}फ़ुट\u{a0}{inches}\u{a0}इंच',
  'height.cm': '({cm}\u{a0}सेमी)',
} satisfies Record<keyof typeof en.heightTexts, string>;

export const texts = {
  ...heightTexts,

  'hero.title': 'भरोसेमंद परिवारों में मनचाहा रिश्ता खोजें',
  'hero.text': 'अपने समाज के परिवार। जो हमने जाँचा है, उस पर निशान दिखता है।',
  'hero.signs': 'परिवार हम पर भरोसा क्यों करते हैं',
  'hero.verified': 'पहचान, नौकरी और आय के काग़ज़ हम जाँचते हैं',
  'hero.private': 'आपकी फ़ोटो कौन देखे, यह फ़ैसला आपका है; फ़ोन नंबर केवल सत्यापित सदस्यों के लिए',
  'hero.gunmilan': 'गुण मिलान, हर गुण के कारण के साथ',
  'hero.runBy': 'कुछ पूछना है? यह साइट चलाने वाले: {name}',
  'hero.checks': 'हम परिवारों की जाँच कैसे करते हैं',
  'hero.write': 'हमें लिखें',

  'list.title': 'प्रोफ़ाइलें',
  'list.visitorTitle': 'अपने समाज के वर-वधू',
  'list.show': 'किन्हें दिखाना है',
  'list.all': 'सभी',
  'list.brides': 'वधू',
  'list.grooms': 'वर',
  'list.sort': 'प्रोफ़ाइलों का क्रम',
  'list.relevance': 'आपके लिए',
  'list.newest': 'नई',
  'list.active': 'सक्रिय',
  'list.count': { one: '{people} प्रोफ़ाइल', other: '{people} प्रोफ़ाइलें' },
  'list.countMore': '{people}+ प्रोफ़ाइलें',
  'list.look.columns': 'दो-दो साथ में दिखाएँ',
  'list.look.rows': 'एक के नीचे एक दिखाएँ',
  'list.filters': 'फ़िल्टर',
  'list.featured': 'ख़ास प्रोफ़ाइलें',
  'list.loading': 'प्रोफ़ाइलें लोड हो रही हैं',
  'list.slow': 'सामान्य से ज़्यादा समय लग रहा है। कृपया इसी पेज पर रहें; प्रोफ़ाइलें आ जाएँगी।',
  'list.more': 'और दिखाएँ',
  'list.shown': { one: 'अब तक {count} प्रोफ़ाइल', other: 'अब तक {count} प्रोफ़ाइलें' },
  'list.end': {
    one: 'यहाँ एक ही प्रोफ़ाइल है, वह आपने देख ली',
    other: 'आपने सभी {count} प्रोफ़ाइलें देख लीं',
  },
  'list.setAside': {
    one: 'आपने एक प्रोफ़ाइल अलग रखी; वैसी प्रोफ़ाइलें बाद में दिखती हैं',
    other: 'आपने {count} प्रोफ़ाइलें अलग रखीं; वैसी प्रोफ़ाइलें बाद में दिखती हैं',
  },
  'list.emptyTitle': 'अभी दिखाने के लिए कोई नहीं',
  'list.emptyVisitor': 'हर हफ़्ते नए परिवार जुड़ते हैं। सभी प्रोफ़ाइलें देखें, या जल्द ही फिर आएँ।',
  'list.emptyMember': 'हर हफ़्ते नए परिवार जुड़ते हैं। पूरी भरी प्रोफ़ाइल पहले मिलती है: तब तक अपनी भर लें।',
  'list.showAll': 'सभी दिखाएँ',
  'list.editProfile': 'मेरी प्रोफ़ाइल पूरी करें',

  'failure.title': 'प्रोफ़ाइलें लोड नहीं हुईं',
  'failure.moreTitle': 'और प्रोफ़ाइलें लोड नहीं हुईं',

  'card.photos': '{name} की फ़ोटो',
  'card.photoOf': '{name}, {of} में से फ़ोटो {n}',
  'card.noPhoto': '{name} ने अभी फ़ोटो नहीं दी है',
  'card.withheld': '{name} की फ़ोटो कुछ ही सदस्यों को दिखती हैं',
  'card.photoFor.everyone': 'फ़ोटो सबके लिए',
  'card.photoFor.members': 'फ़ोटो सदस्यों के लिए',
  'card.photoFor.verified': 'फ़ोटो सत्यापित सदस्यों के लिए',
  'card.photoFor.matched': 'फ़ोटो दोनों की हाँ पर',
  'card.previous': 'पिछली फ़ोटो',
  'card.next': 'अगली फ़ोटो',
  'card.position': '{of} में से {n}',
  'card.matched': 'दोनों की हाँ',
  'card.gunmilan': 'गुण मिलान {max} में से {total}',
  'card.ofMax': '{max} में से',
  'card.noScore': 'गुण मिलान के लिए दोनों के जन्म नाम चाहिए',
  'why.stated': '{what} आपकी उम्मीद के अनुसार',
  'why.close': '{what} आपसे मिलते-जुलते',
  'why.two': '{a} और {b}',
  'why.three': '{a}, {b} और {c}',
  'card.notForMe': '{name}: मेरे लिए नहीं',
  'card.showAgain': '{name} को फिर दिखाएँ',
  'like.title': 'ऐसी ही अन्य प्रोफ़ाइलें',
  'card.save': '{name} की प्रोफ़ाइल सहेजें',
  'card.unsave': '{name} की प्रोफ़ाइल सहेजी हुई प्रोफ़ाइलों से हटाएँ',

  'seal.identity': 'पहचान सत्यापित',
  'seal.job': 'नौकरी सत्यापित',
  'seal.income': 'आय सत्यापित',
  'seal.property': 'संपत्ति सत्यापित',

  'invitation.title': 'पूरी प्रोफ़ाइल देखें',
  'invitation.more': 'और देखने के लिए मुफ़्त में जुड़ें',
  'invitation.text':
    'मुफ़्त में जुड़ें: और फ़ोटो, परिवार की जानकारी और कुंडली देखें, जो अच्छी लगे वह प्रोफ़ाइल सहेजें और बात शुरू करें।',
} satisfies TranslationOf<typeof en.texts>;

/** What a native speaker should look at. */
export const doubts = {
  heightTexts: {
    'height.feet': 'newspapers write फ़ुट, फ़ीट and, without the dot, फुट and फीट',
  },
  texts: {
    'hero.title':
      '"रिश्ता" for a match is the word of families; whether it suits the one who marries too',
    'hero.runBy': 'names the grievance officer; turned around so that the name takes no case',
    'list.newest': 'feminine, as प्रोफ़ाइल',
  },
} as const;
