import type { TranslationOf } from 'shared-contracts/i18n/i18n';
import type * as en from '../en/billing.ts';

export const texts = {
  'plans.title': 'प्लॅन',
  'plans.intro': 'शोध, चॅट आणि गुण मिलन सर्वांसाठी खुले आहे. सशुल्क प्लॅनमध्ये पडताळलेली माहितीही दिसते.',
  'plans.yours': 'सध्या तुमचा प्लॅन {plan} आहे.',
  'plans.yoursUntil': {
    one: 'तुमचा {plan} प्लॅन {end} पर्यंत आहे: 1 दिवस शिल्लक.',
    other: 'तुमचा {plan} प्लॅन {end} पर्यंत आहे: {count} दिवस शिल्लक.',
  },
  'plans.then': 'त्यानंतर {plan}, {end} पर्यंत.',
  'plans.joinFirst': 'प्लॅन सदस्यांसाठी असतो. सामील होणे मोफत आहे; प्लॅन नंतरही निवडता येतो.',

  'duration.legend': 'कालावधी',
  'duration.month': '1 महिना',
  'duration.year': '1 वर्ष',

  'card.current': 'तुमचा प्लॅन',
  'card.included': 'तुमच्या प्लॅनमध्ये हे आहेच',
  'card.free': 'मोफत, कितीही दिवस',
  'card.month': '1 महिन्यासाठी',
  'card.year': '1 वर्षासाठी',
  'card.orMonth': 'किंवा 1 महिन्यासाठी {price}',
  'card.orYear': 'किंवा 1 वर्षासाठी {price}',
  'card.orYearSaving': 'किंवा 1 वर्षासाठी {price}, {saving}',
  'card.for.hope': 'प्रोफाइल पाहण्यासाठी आणि इतरांना दिसण्यासाठी.',
  'card.for.belief': 'ओळखीची खात्री करण्यासाठी आणि कुटुंबाशी फोनवर बोलण्यासाठी.',
  'card.for.trust': 'नोकरी आणि उत्पन्नाचीही खात्री करण्यासाठी.',
  'card.get.month': '{plan} घ्या · 1 महिना · {price}',
  'card.get.year': '{plan} घ्या · 1 वर्ष · {price}',
  'card.buy.month': '{plan} · 1 महिना · {price}',
  'card.buy.year': '{plan} · 1 वर्ष · {price}',

  'card.perMonth': 'म्हणजे महिन्याला {price}',
  'card.extend': 'पुन्हा घेतल्यास नवा कालावधी शेवटी जोडला जातो.',

  'checkout.title': 'तुमची खरेदी',
  'checkout.preparing': 'तुमची ऑर्डर तयार होत आहे',
  'checkout.pay': '{price} भरा',
  'checkout.orderFailed': 'ऑर्डर तयार होऊ शकली नाही. पैसे घेतलेले नाहीत.',
  'checkout.scriptFailed': 'पेमेंटचे पान उघडले नाही. पैसे घेतलेले नाहीत. कृपया तुमचे इंटरनेट सुरू आहे का ते पहा.',
  'checkout.signIn': 'कृपया आधी साइन इन करा',
  'checkout.signInText': 'प्लॅन सदस्यांसाठी असतो. साइन इन केल्यावर तुम्ही याच पानावर परत याल.',
  'checkout.closed': 'सध्या पेमेंट बंद आहे',
  'checkout.closedText': 'पैसे घेतलेले नाहीत. कृपया थोड्या वेळाने पुन्हा या.',
  'checkout.noSuchPlan': 'हा प्लॅन उपलब्ध नाही',
  'checkout.noSuchPlanText': 'पैसे घेतलेले नाहीत. कृपया आमच्या प्लॅनपैकी एक निवडा.',

  'summary.for': 'या पत्त्यासाठी सदस्यत्व: {email}',
  'summary.gst': 'ही पूर्ण रक्कम आहे, रुपयांत आणि GST धरून.',
  'summary.whole': 'ही पूर्ण रक्कम आहे, रुपयांत.',
  'summary.owner':
    'हा ईमेल ज्यांचा आहे त्यांनी पुष्टी केली की प्लॅन सुरू होतो. 30 दिवसांत पुष्टी झाली नाही, तर पैसे परत केले जातात.',

  'effect.starts': '{plan} प्लॅन आज सुरू होतो आणि {end} पर्यंत चालतो.',
  'effect.extends': 'तुमचा {plan} प्लॅन पुढे चालू राहतो: नवा कालावधी शेवटी जोडला जातो, {end} पर्यंत.',
  'effect.upgrades': {
    one: '{plan} प्लॅन लगेच सुरू होतो आणि {end} पर्यंत चालतो. सध्याच्या प्लॅनच्या उरलेल्या काळाबद्दल 1 दिवस जास्त मिळतो.',
    other:
      '{plan} प्लॅन लगेच सुरू होतो आणि {end} पर्यंत चालतो. सध्याच्या प्लॅनच्या उरलेल्या काळाबद्दल {count} दिवस जास्त मिळतात.',
  },
  'effect.follows': 'सध्याचा प्लॅन संपला की {start} रोजी {plan} प्लॅन सुरू होतो आणि {end} पर्यंत चालतो.',

  'outcome.checking': 'आम्ही बँकेकडून खात्री करत आहोत',
  'outcome.checkingText': 'तुमचे पेमेंट वाटेत आहे. कृपया पुन्हा पैसे भरू नका.',
  'outcome.captureFailed':
    'पेमेंट इथे पूर्ण होऊ शकले नाही. पैसे कापले गेले असतील, तर तुमचा प्लॅन सुरू होईल किंवा पैसे परत मिळतील. कृपया पुन्हा पैसे भरू नका.',
  'outcome.once': 'याला जास्तीत जास्त एक मिनिट लागेल. हे पान बंद केले तरी चालेल; काहीही हरवणार नाही.',
  'outcome.tired': 'नेहमीपेक्षा जास्त वेळ लागत आहे. काहीही हरवलेले नाही; आमचे तपासणे सुरूच आहे.',
  'outcome.lookAgain': 'पुन्हा पहा',
  'outcome.paid': 'पेमेंट यशस्वी झाले',
  'outcome.paidText': 'पुढे जाण्यासाठी कृपया साइन इन करा. मग तुमचा नवा प्लॅन दिसेल.',
  'outcome.signIn': 'साइन इन करा',
  'outcome.granted': 'तुमच्या {plan} प्लॅनचे पैसे मिळाले आहेत.',
  'outcome.grantedUntil': 'तुमच्या {plan} प्लॅनचे पैसे मिळाले आहेत. तो {end} पर्यंत आहे.',
  'outcome.byEmail':
    '{email} साठी सदस्यत्वाचे पैसे मिळाले आहेत. हा ईमेल ज्यांचा आहे त्यांनी पुष्टी केली की ते सुरू होईल.',
  'outcome.byEmailRefund': '30 दिवसांत पुष्टी झाली नाही, तर पैसे तुम्हाला परत मिळतील.',
  'outcome.refunded': 'पैसे परत केले आहेत',
  'outcome.refundedText': 'या पेमेंटचे पैसे परत केले आहेत. बँकेत ते दिसायला काही दिवस लागू शकतात.',
  'outcome.failed': 'हे पेमेंट पूर्ण झाले नाही',
  'outcome.failedText': 'पैसे घेतलेले नाहीत. तुम्ही पुन्हा प्लॅन निवडू शकता.',
  'outcome.unknown': 'हे पेमेंट आम्हाला सापडले नाही',
  'outcome.unknownText': 'पानाचा पत्ता चुकीचा असेल, किंवा हे पेमेंट दुसऱ्या खात्याचे असेल.',
  'outcome.plans': 'प्लॅन पहा',

  'underWay.text': 'तुमचे एक पेमेंट वाटेत आहे. कृपया पुन्हा पैसे भरू नका.',
  'underWay.look': 'त्याचे काय झाले ते पहा',

  'member.title': 'सदस्य व्हा',

  'payments.title': 'पेमेंट',
  'payments.until': 'तुमचा {plan} प्लॅन {end} पर्यंत आहे. त्यानंतर पैसे आपोआप घेतले जात नाहीत.',
  'payments.none': 'तुम्ही अजून कशासाठीही पैसे भरलेले नाहीत.',
  'payments.failed': 'तुमच्या पेमेंटची यादी लोड झाली नाही.',
  'payments.time': '{start} ते {end}',
  'payments.receipt': 'पावती {number}',
  'payments.credit_note': 'क्रेडिट नोट {number}',
  'payments.second.requested': 'यासाठी दुसऱ्यांदा भरलेले {amount} तुम्हाला परत येत आहेत.',
  'payments.second.processed': 'यासाठी दुसऱ्यांदा भरलेले {amount} तुम्हाला परत केले आहेत.',
  'payments.state.created': 'पैसे भरलेले नाहीत',
  'payments.state.attempted': 'बँकेकडून खात्री होत आहे',
  'payments.state.authorized': 'बँकेकडून खात्री होत आहे',
  'payments.state.captured': 'पैसे मिळाले, प्लॅन लवकरच सुरू होईल',
  'payments.state.granted': 'पैसे मिळाले',
  'payments.state.failed': 'पूर्ण झाले नाही, पैसे घेतलेले नाहीत',
  'payments.state.refunded': 'पैसे परत केले',

  'includes.title': 'या किमतीत काय काय मिळते',
  'includes.all': 'प्लॅनखाली दिलेले सर्व काही, पूर्ण महिनाभर किंवा वर्षभर.',
  'includes.complete': 'ही पूर्ण रक्कम आहे, रुपयांत. पैसे भरताना त्यात काही वाढत नाही.',
  'includes.once': 'पैसे एकदाच भरायचे. प्लॅन संपला की पुन्हा पैसे आपोआप घेतले जात नाहीत.',
  'includes.after':
    'सशुल्क प्लॅन संपल्यावर तुम्ही पुन्हा Hope प्लॅनवर येता. तुमची प्रोफाइल आणि संभाषणे तशीच राहतात.',

  'compare.title': 'प्लॅनची तुलना',
  'compare.perk': 'काय मिळते',
  'compare.yes': 'मिळते',
  'compare.no': 'मिळत नाही',

  'perk.search': 'शोध',
  'perk.search.text': 'आपल्या समाजातील प्रोफाइल पहा.',
  'perk.chat': 'चॅट',
  'perk.chat.text': 'दोघांची संमती असली की एकमेकांना लिहा.',
  'perk.quick_gunmilan': 'झटपट गुण मिलन',
  'perk.quick_gunmilan.text': '36 पैकी किती गुण, एकेका कूटानुसार.',
  'perk.relative_management': 'पालक किंवा नातेवाईक सांभाळू शकतात',
  'perk.relative_management.text': 'समोरच्या कुटुंबाने ज्यांना फोन करावा त्या नातेवाइकांची यादी द्या.',
  'perk.identity_verified_matches': 'ओळख पडताळलेली स्थळे',
  'perk.identity_verified_matches.text': 'कोणाची ओळख पडताळलेली आहे ते पहा, आणि फक्त तीच स्थळे निवडा.',
  'perk.special_events': 'प्रीमियम सदस्यांसाठी खास कार्यक्रम',
  'perk.special_events.text': 'सशुल्क प्लॅनच्या सदस्यांसाठी आमंत्रणे आणि वृत्तांत.',
  'perk.profile_boost': 'प्रोफाइलला प्राधान्य',
  'perk.profile_boost.text': 'तुमची प्रोफाइल यादीत वर दिसते, आणि खास प्रोफाइलमध्येही.',
  'perk.contact_finding': 'संपर्क मिळवणे',
  'perk.contact_finding.text': 'तुमची ओळख पडताळली की कुटुंबाचे संपर्क पहा.',
  'perk.job_verified_matches': 'नोकरी पडताळलेली स्थळे',
  'perk.job_verified_matches.text': 'कोणाची नोकरी पडताळलेली आहे ते पहा, आणि फक्त तीच स्थळे निवडा.',
  'perk.income_verified_matches': 'उत्पन्न पडताळलेली स्थळे',
  'perk.income_verified_matches.text': 'कोणाचे उत्पन्न पडताळलेले आहे ते पहा, आणि फक्त तीच स्थळे निवडा.',
} satisfies TranslationOf<typeof en.texts>;

/** What a native speaker should look at. */
export const doubts = {
  texts: {
    'perk.relative_management':
      'a clause among nouns; "पालक/नातेवाईक व्यवस्थापन" would be word for word',
    'perk.quick_gunmilan.text': '"कूट" may be unknown to some families; "बाब" would be plainer',
    'perk.identity_verified_matches':
      '"स्थळे" for matches is warmer than the "प्रोफाइल" used elsewhere',
    'payments.credit_note': '"क्रेडिट नोट" stays as accountants say it',
  },
} as const;
