import type { TranslationOf } from 'shared-contracts/i18n/i18n';
import type * as en from '../en/billing.ts';

export const texts = {
  'plans.title': 'प्लान',
  'plans.intro': 'खोज, चैट और गुण मिलान सबके लिए खुले हैं। सशुल्क प्लान में सत्यापित जानकारी भी दिखती है।',
  'plans.yours': 'अभी आपका प्लान {plan} है।',
  'plans.yoursUntil': {
    one: 'आपका {plan} प्लान {end} तक है: {count} दिन बाक़ी।',
    other: 'आपका {plan} प्लान {end} तक है: {count} दिन बाक़ी।',
  },
  'plans.then': 'उसके बाद {plan}, {end} तक।',
  'plans.joinFirst': 'प्लान सदस्यों के लिए है। जुड़ना मुफ़्त है; प्लान बाद में भी चुना जा सकता है।',

  'duration.legend': 'अवधि',
  'duration.month': '1 महीना',
  'duration.year': '1 साल',

  'card.current': 'आपका प्लान',
  'card.included': 'आपके प्लान में यह शामिल है',
  'card.free': 'मुफ़्त, जितने दिन चाहें',
  'card.month': '1 महीने के लिए',
  'card.year': '1 साल के लिए',
  'card.orMonth': 'या 1 महीने के लिए {price}',
  'card.orYear': 'या 1 साल के लिए {price}',
  'card.orYearSaving': 'या 1 साल के लिए {price}, {saving}',
  'card.for.hope': 'प्रोफ़ाइलें देखने और दूसरों को दिखने के लिए।',
  'card.for.belief': 'पहचान का भरोसा पाने और परिवार से फ़ोन पर बात करने के लिए।',
  'card.for.trust': 'नौकरी और आय का भी भरोसा पाने के लिए।',
  'card.get.month': '{plan} लें · 1 महीना · {price}',
  'card.get.year': '{plan} लें · 1 साल · {price}',
  'card.buy.month': '{plan} · 1 महीना · {price}',
  'card.buy.year': '{plan} · 1 साल · {price}',

  'card.perMonth': 'यानी महीने के {price}',
  'card.extend': 'फिर से लेने पर नया समय आख़िर में जुड़ जाता है।',

  'checkout.title': 'आपकी ख़रीद',
  'checkout.preparing': 'आपका ऑर्डर तैयार हो रहा है',
  'checkout.pay': '{price} चुकाएँ',
  'checkout.orderFailed': 'ऑर्डर नहीं बन पाया। पैसे नहीं लिए गए हैं।',
  'checkout.scriptFailed':
    'भुगतान का पेज नहीं खुला। पैसे नहीं लिए गए हैं। कृपया देखें कि इंटरनेट चल रहा है या नहीं।',
  'checkout.signIn': 'कृपया पहले साइन इन करें',
  'checkout.signInText': 'प्लान सदस्यों के लिए है। साइन इन के बाद यही पेज फिर खुलेगा।',
  'checkout.closed': 'भुगतान अभी बंद है',
  'checkout.closedText': 'पैसे नहीं लिए गए हैं। कृपया थोड़ी देर बाद फिर आएँ।',
  'checkout.noSuchPlan': 'यह प्लान उपलब्ध नहीं है',
  'checkout.noSuchPlanText': 'पैसे नहीं लिए गए हैं। कृपया हमारे प्लान में से एक चुनें।',

  'summary.for': 'इस पते के लिए सदस्यता: {email}',
  'summary.gst': 'यह पूरी रक़म है, रुपयों में और GST मिलाकर।',
  'summary.whole': 'यह पूरी रक़म है, रुपयों में।',
  'summary.owner':
    'यह ईमेल जिनका है, उनके पुष्टि करने पर प्लान शुरू होता है। 30 दिन में पुष्टि न हो, तो पैसे लौटा दिए जाते हैं।',

  'effect.starts': '{plan} प्लान आज शुरू होता है और {end} तक चलता है।',
  'effect.extends': 'आपका {plan} प्लान चलता रहेगा: नया समय आख़िर में जुड़ता है, {end} तक।',
  'effect.upgrades': {
    one: '{plan} प्लान तुरंत शुरू होता है और {end} तक चलता है। अभी के प्लान के बचे समय के बदले {count} दिन ज़्यादा मिलता है।',
    other:
      '{plan} प्लान तुरंत शुरू होता है और {end} तक चलता है। अभी के प्लान के बचे समय के बदले {count} दिन ज़्यादा मिलते हैं।',
  },
  'effect.follows': 'अभी का प्लान पूरा होने पर {start} को {plan} प्लान शुरू होता है और {end} तक चलता है।',

  'outcome.checking': 'हम बैंक से पता कर रहे हैं',
  'outcome.checkingText': 'आपका भुगतान रास्ते में है। कृपया दोबारा पैसे न दें।',
  'outcome.captureFailed':
    'भुगतान यहाँ पूरा नहीं हो पाया। अगर पैसे कट गए हैं, तो आपका प्लान शुरू हो जाएगा या पैसे लौट आएँगे। कृपया दोबारा पैसे न दें।',
  'outcome.once': 'इसमें ज़्यादा से ज़्यादा एक मिनट लगेगा। यह पेज बंद करने पर भी कुछ नहीं खोएगा।',
  'outcome.tired': 'सामान्य से ज़्यादा समय लग रहा है। कुछ खोया नहीं है; हमारी जाँच चल रही है।',
  'outcome.lookAgain': 'फिर देखें',
  'outcome.paid': 'भुगतान सफल रहा',
  'outcome.paidText': 'आगे बढ़ने के लिए कृपया साइन इन करें। तब आपका नया प्लान दिखेगा।',
  'outcome.signIn': 'साइन इन करें',
  'outcome.granted': 'आपके {plan} प्लान का भुगतान हो गया है।',
  'outcome.grantedUntil': 'आपके {plan} प्लान का भुगतान हो गया है। वह {end} तक है।',
  'outcome.byEmail':
    '{email} के लिए सदस्यता का भुगतान हो गया है। यह ईमेल जिनका है, उनके पुष्टि करने पर वह शुरू होगी।',
  'outcome.byEmailRefund': '30 दिन में पुष्टि न हो, तो पैसे आपको लौटा दिए जाएँगे।',
  'outcome.refunded': 'पैसे लौटा दिए गए हैं',
  'outcome.refundedText': 'इस भुगतान के पैसे लौटा दिए गए हैं। बैंक में दिखने में कुछ दिन लग सकते हैं।',
  'outcome.failed': 'यह भुगतान पूरा नहीं हुआ',
  'outcome.failedText': 'पैसे नहीं लिए गए हैं। प्लान फिर से चुना जा सकता है।',
  'outcome.unknown': 'यह भुगतान हमें नहीं मिला',
  'outcome.unknownText': 'हो सकता है कि पेज का पता ग़लत हो, या यह भुगतान किसी और खाते का हो।',
  'outcome.plans': 'प्लान देखें',

  'underWay.text': 'आपका एक भुगतान रास्ते में है। कृपया दोबारा पैसे न दें।',
  'underWay.look': 'देखें कि उसका क्या हुआ',

  'member.title': 'सदस्य बनें',

  'payments.title': 'भुगतान',
  'payments.until': 'आपका {plan} प्लान {end} तक है। उसके बाद पैसे अपने आप नहीं कटते।',
  'payments.none': 'आपने अभी तक कोई भुगतान नहीं किया है।',
  'payments.failed': 'आपके भुगतानों की सूची लोड नहीं हुई।',
  'payments.time': '{start} से {end} तक',
  'payments.receipt': 'रसीद {number}',
  'payments.credit_note': 'क्रेडिट नोट {number}',
  'payments.second.requested': 'इसके लिए दूसरी बार चुकाए गए {amount} आपको लौटाए जा रहे हैं।',
  'payments.second.processed': 'इसके लिए दूसरी बार चुकाए गए {amount} आपको लौटा दिए गए हैं।',
  'payments.state.created': 'भुगतान नहीं हुआ',
  'payments.state.attempted': 'बैंक से पता किया जा रहा है',
  'payments.state.authorized': 'बैंक से पता किया जा रहा है',
  'payments.state.captured': 'भुगतान हो गया, प्लान जल्द शुरू होगा',
  'payments.state.granted': 'भुगतान हो गया',
  'payments.state.failed': 'पूरा नहीं हुआ, पैसे नहीं लिए गए',
  'payments.state.refunded': 'पैसे लौटा दिए गए',

  'includes.title': 'इस क़ीमत में क्या-क्या मिलता है',
  'includes.all': 'प्लान के नीचे लिखा सब कुछ, पूरे महीने या पूरे साल के लिए।',
  'includes.complete': 'यह पूरी रक़म है, रुपयों में। भुगतान के समय इसमें कुछ नहीं जुड़ता।',
  'includes.once': 'पैसे एक ही बार देने हैं। प्लान पूरा होने पर पैसे फिर अपने आप नहीं कटते।',
  'includes.after':
    'सशुल्क प्लान पूरा होने पर आपका प्लान फिर Hope हो जाता है। आपकी प्रोफ़ाइल और चैट वैसी ही रहती हैं।',

  'compare.title': 'प्लान की तुलना',
  'compare.perk': 'क्या मिलता है',
  'compare.yes': 'मिलता है',
  'compare.no': 'नहीं मिलता',

  'perk.search': 'खोज',
  'perk.search.text': 'समाज की प्रोफ़ाइलें देखें।',
  'perk.chat': 'चैट',
  'perk.chat.text': 'दोनों की सहमति हो, तो एक-दूसरे को लिखें।',
  'perk.quick_gunmilan': 'झटपट गुण मिलान',
  'perk.quick_gunmilan.text': '36 में से कितने गुण, एक-एक कूट के अनुसार।',
  'perk.relative_management': 'माता-पिता या रिश्तेदार सँभाल सकते हैं',
  'perk.relative_management.text': 'उन रिश्तेदारों की सूची दें जिन्हें दूसरा परिवार फ़ोन कर सके।',
  'perk.identity_verified_matches': 'सत्यापित पहचान वाले रिश्ते',
  'perk.identity_verified_matches.text': 'देखें कि किनकी पहचान सत्यापित है, और केवल वही रिश्ते छाँटें।',
  'perk.special_events': 'प्रीमियम सदस्यों के लिए ख़ास कार्यक्रम',
  'perk.special_events.text': 'सशुल्क प्लान के सदस्यों के लिए निमंत्रण और कार्यक्रमों के समाचार।',
  'perk.profile_boost': 'प्रोफ़ाइल को प्राथमिकता',
  'perk.profile_boost.text': 'आपकी प्रोफ़ाइल सूची में ऊपर दिखती है, और ख़ास प्रोफ़ाइलों में भी।',
  'perk.contact_finding': 'संपर्क पाना',
  'perk.contact_finding.text': 'आपकी अपनी पहचान सत्यापित होने पर परिवार के संपर्क देखें।',
  'perk.job_verified_matches': 'सत्यापित नौकरी वाले रिश्ते',
  'perk.job_verified_matches.text': 'देखें कि किनकी नौकरी सत्यापित है, और केवल वही रिश्ते छाँटें।',
  'perk.income_verified_matches': 'सत्यापित आय वाले रिश्ते',
  'perk.income_verified_matches.text': 'देखें कि किनकी आय सत्यापित है, और केवल वही रिश्ते छाँटें।',
} satisfies TranslationOf<typeof en.texts>;

/** What a native speaker should look at. */
export const doubts = {
  texts: {
    'plans.intro': '"सशुल्क प्लान" is on all pages; "पैसे वाले प्लान" would be plainer',
    'perk.relative_management':
      'a clause among nouns; "माता-पिता/रिश्तेदार प्रबंधन" would be word for word',
    'perk.quick_gunmilan.text': '"कूट" may be unknown to some families',
    'perk.identity_verified_matches':
      '"रिश्ते" for matches is warmer than the "प्रोफ़ाइल" used elsewhere',
  },
} as const;
