import type { TranslationOf } from 'shared-contracts/i18n/i18n';
import type * as en from '../en/documents.ts';

export const documentTexts = {
  'wait.docs': 'देख रहे हैं कि आपके दस्तावेज़ कहाँ तक पहुँचे',
  'wait.long': 'सामान्य से ज़्यादा समय लग रहा है। कृपया इसी पेज पर रहें।',
  'docs.failed': 'यह पता नहीं चल पाया कि आपके दस्तावेज़ कहाँ तक पहुँचे',

  'title.GovID': 'पहचान सत्यापन',
  'title.JobID': 'नौकरी सत्यापन',
  'title.SalaryID': 'आय सत्यापन',
  'title.PropertyID': 'संपत्ति सत्यापन',
  'why.GovID':
    'जिस प्रोफ़ाइल का नाम और उम्र जाँचे गए हों, उस पर परिवार भरोसा करते हैं। इससे आपको संपर्क भी दिखते हैं।',
  'why.JobID': 'इसके बाद आपकी प्रोफ़ाइल पर दिखता है कि आपकी नौकरी जाँची गई है।',
  'why.SalaryID':
    'इसके बाद आपकी प्रोफ़ाइल पर दिखता है कि आपकी आय जाँची गई है। रक़म वही रहती है जो आपने लिखी है।',
  'why.PropertyID': 'इसके बाद आपकी प्रोफ़ाइल पर दिखता है कि आपकी संपत्ति जाँची गई है।',
  'others.title': 'दूसरे प्रमाण',

  'privacy.title': 'इसे कौन देखता है',
  'privacy.text':
    'इसे हमारी टीम का एक व्यक्ति देखता है, और कोई नहीं: न कोई सदस्य, न कोई परिवार। इसे एन्क्रिप्ट करके रखा जाता है और फ़ैसले के 30 दिन बाद हटा दिया जाता है। इसे जब-जब खोला गया, वह आपको यहाँ दिखता है।',

  'kind.label': 'कौन-सा दस्तावेज़ भेजना है?',
  'kind.passport': 'पासपोर्ट',
  'kind.aadhar': 'आधार कार्ड',
  'kind.pan': 'पैन कार्ड',
  'kind.job_id_card': 'नौकरी का पहचान पत्र',
  'kind.salary_slip': 'वेतन पर्ची',
  'kind.income_proof': 'आय का प्रमाण',
  'kind.property_card': 'प्रॉपर्टी कार्ड',
  'kind.tax_receipt': 'संपत्ति कर की रसीद',
  'kind.help.aadhar':
    'नंबर के पहले आठ अंक ढके होने चाहिए। कुछ भी भेजने से पहले हम उन पर पट्टी रखते हैं; वह ठीक बैठी है या नहीं, यह आप बताएँ।',

  'pages.title': 'पन्ने',
  'pages.help': 'JPEG, PNG, WebP या PDF, हर एक 10 MB तक। आगे और पीछे के दो पन्ने गिने जाते हैं।',
  'pages.camera': 'फ़ोटो लें',
  'pages.file': 'फ़ाइलें चुनें',
  'pages.most': 'एक दस्तावेज़ में ज़्यादा से ज़्यादा {most} पन्ने होते हैं।',
  'pages.reading': 'फ़ोटो पढ़ी जा रही है',
  'pages.missing': 'कृपया दस्तावेज़ की फ़ोटो या फ़ाइल जोड़ें।',
  'pages.unreadable': '{name} यहाँ नहीं खुल पाती। कृपया ऊपर के बटन से फ़ोटो लें, या इसे JPEG में सेव करें।',
  'pages.heic':
    '{name} एक HEIC फ़ोटो है, जिसे यह ब्राउज़र नहीं खोल पाता। कृपया ऊपर के बटन से फ़ोटो लें, या कैमरे की सेटिंग्स में "Most compatible" चुनें।',
  'pages.tooLarge': '{name} 10 MB से बड़ी है। कृपया छोटी फ़ाइल भेजें।',
  'pages.wrongType': '{name} न फ़ोटो है, न PDF।',

  'page.name': 'पन्ना {n}',
  'page.picture': 'पन्ना {n}, जैसा भेजा जाएगा',
  'page.pdf': 'PDF: {name}',
  'page.pdfUncovered':
    'PDF में नंबर हम ढक नहीं पाते। कार्ड की फ़ोटो बेहतर है; तब उसके केवल आख़िरी चार अंक रहते हैं।',
  'page.remove': 'हटाएँ',
  'page.removeNamed': 'पन्ना {n} हटाएँ',
  'page.turn': 'घुमाएँ',
  'page.turnNamed': 'पन्ना {n} घुमाएँ',
  'page.crop': 'काटें',
  'page.cropNamed': 'पन्ना {n} काटें',
  'page.cropDone': 'चौखट तक काटें',
  'page.cropCancel': 'पूरा रहने दें',
  'page.frame': 'पन्ने {n} की चौखट। तीर वाली कुंजियों से खिसकती है, Shift के साथ आकार बदलता है।',
  'page.sent': 'पन्ना {n} भेजा जा रहा है',
  'warning.title': 'कृपया फिर देखें',
  'warning.blurred': 'यह धुँधला लगता है।',
  'warning.dark': 'इसमें रोशनी कम लगती है।',
  'warning.cut': 'शायद कोई किनारा कट गया है।',
  'warning.rest': 'फिर भी इसे भेजा जा सकता है।',

  'bar.label':
    'पन्ने {n} पर आधार नंबर के ऊपर की पट्टी। तीर वाली कुंजियों से खिसकती है, Shift के साथ आकार बदलता है।',
  'bar.help': 'पट्टी को खींचकर पहले आठ अंकों पर रखें; आकार बदलने के लिए उसका कोना खींचें।',
  'bar.confirm': 'पहले आठ अंक ढके हुए हैं',
  'bar.none': 'इस पन्ने पर नंबर नहीं है',
  'bar.back': 'पट्टी फिर रखें',
  'bar.isNone': 'इस पन्ने पर कुछ भी ढका नहीं है।',
  'bar.missing': 'कृपया बताएँ कि पहले आठ अंक ढके हैं या नहीं।',

  'form.send': 'दस्तावेज़ भेजें',
  'form.actions': 'दस्तावेज़ भेजने के लिए',
  'form.cancel': 'रोकें',
  'form.stopped': 'रोक दिया गया। कुछ भी नहीं भेजा गया; आपके पन्ने यहीं हैं।',
  'form.failed': 'यह भेजा नहीं गया',
  'form.stillHere': 'आपके पन्ने यहीं हैं।',
  'form.again': 'दूसरा दस्तावेज़ भेजें',
  'form.replaces': 'यह पहले भेजे गए दस्तावेज़ की जगह ले लेगा।',

  'state.waiting': 'हमारी टीम की जाँच बाक़ी है',
  'state.waitingText': '{kind}, {date} को भेजा गया।',
  'state.pages': { one: '{count} पन्ना', other: '{count} पन्ने' },
  'state.usual': {
    one: 'आम तौर पर लगभग {count} घंटा लगता है।',
    other: 'आम तौर पर लगभग {count} घंटे लगते हैं।',
  },
  'state.usualDays': {
    one: 'आम तौर पर लगभग {count} दिन लगता है।',
    other: 'आम तौर पर लगभग {count} दिन लगते हैं।',
  },
  'state.usualUnknown': 'हम हर दिन दस्तावेज़ देखते हैं; फ़ैसला होते ही आपको ईमेल मिलता है।',
  'state.takeBack': 'वापस लें',
  'state.takeBackTitle': 'यह दस्तावेज़ वापस लेना है?',
  'state.takeBackText': 'यह तुरंत हटा दिया जाता है। दूसरा कभी भी भेजा जा सकता है।',
  'state.verified': '{date} को सत्यापित',
  'state.verifiedText': 'अब कुछ करना बाक़ी नहीं है। आपकी प्रोफ़ाइल पर सत्यापन का बैज दिखता है।',
  'state.refused': 'यह स्वीकार नहीं हो सका',
  'state.refusedOn': '{kind}, {date} को देखा गया। कारण:',
  'state.refusedNoReason': '{kind}, {date} को देखा गया।',
  'state.sendAgain': 'नीचे से दूसरा भेजा जा सकता है।',

  'openings.title': { one: '{count} बार खोला गया', other: '{count} बार खोला गया' },
  'openings.none': 'इसे अभी तक किसी ने नहीं खोला है।',
  'openings.line': 'जाँचने वाले व्यक्ति ने पन्ना {page} खोला: {date}',
  'openings.uncovered': 'जाँचने वाले व्यक्ति ने पन्ना {page} खोला और ढका हिस्सा भी देखा: {date}',
  'openings.failed': 'यह सूची लोड नहीं हुई। कृपया फिर खोलें।',
  'openings.more': 'और दिखाएँ',
  'openings.shown': { one: '{count} प्रविष्टि दिखाई गई है', other: '{count} प्रविष्टियाँ दिखाई गई हैं' },
  'openings.moreFailed': 'सूची का बाक़ी हिस्सा लोड नहीं हुआ',
} satisfies TranslationOf<typeof en.documentTexts>;

/** What a native speaker should look at. */
export const doubts = {
  documentTexts: {
    'page.crop': 'काटें may sound like cutting paper; क्रॉप करें is what phones say.',
    'pages.heic':
      '"Most compatible" stays as an English phone shows it; a Hindi phone has a word of its own.',
  },
} as const;
