import type { TranslationOf } from 'shared-contracts/i18n/i18n';
import type * as en from '../en/documents.ts';

export const documentTexts = {
  'wait.docs': 'तुमची कागदपत्रे कुठवर आली ते पाहत आहोत',
  'wait.long': 'नेहमीपेक्षा जास्त वेळ लागत आहे. कृपया याच पानावर थांबा.',
  'docs.failed': 'तुमची कागदपत्रे कुठवर आली ते पाहता आले नाही',

  'title.GovID': 'ओळख पडताळणी',
  'title.JobID': 'नोकरीची पडताळणी',
  'title.SalaryID': 'उत्पन्नाची पडताळणी',
  'title.PropertyID': 'मालमत्तेची पडताळणी',
  'why.GovID': 'नाव आणि वय तपासलेल्या प्रोफाइलवर कुटुंबांचा विश्वास बसतो. यामुळे तुम्हाला संपर्कही पाहता येतात.',
  'why.JobID': 'मग तुमच्या प्रोफाइलवर दिसते की तुमची नोकरी तपासलेली आहे.',
  'why.SalaryID': 'मग तुमच्या प्रोफाइलवर दिसते की तुमचे उत्पन्न तपासलेले आहे. रक्कम तुम्ही लिहिली तशीच राहते.',
  'why.PropertyID': 'मग तुमच्या प्रोफाइलवर दिसते की तुमची मालमत्ता तपासलेली आहे.',
  'others.title': 'इतर पुरावे',

  'privacy.title': 'हे कोण पाहते',
  'privacy.text':
    'आमच्या टीममधील एक व्यक्ती ते पाहते; दुसरे कोणीही नाही: ना सदस्य, ना कुटुंब. ते एन्क्रिप्ट करून ठेवले जाते आणि निर्णयानंतर 30 दिवसांनी हटवले जाते. ते प्रत्येक वेळी कधी उघडले हे तुम्हाला इथे दिसते.',

  'kind.label': 'तुम्ही काय पाठवत आहात?',
  'kind.passport': 'पासपोर्ट',
  'kind.aadhar': 'आधार कार्ड',
  'kind.pan': 'पॅन कार्ड',
  'kind.job_id_card': 'नोकरीचे ओळखपत्र',
  'kind.salary_slip': 'पगाराची स्लिप',
  'kind.income_proof': 'उत्पन्नाचा दाखला',
  'kind.property_card': 'प्रॉपर्टी कार्ड',
  'kind.tax_receipt': 'मालमत्ता कराची पावती',
  'kind.help.aadhar':
    'नंबरचे पहिले आठ अंक झाकलेले असले पाहिजेत. काहीही पाठवण्याआधी आम्ही त्यांवर पट्टी ठेवतो; ती बरोबर बसली आहे का ते तुम्ही सांगा.',

  'pages.title': 'पाने',
  'pages.help': 'JPEG, PNG, WebP किंवा PDF, प्रत्येकी 10 MB पर्यंत. पुढची आणि मागची बाजू ही दोन पाने.',
  'pages.camera': 'कॅमेऱ्याने घ्या',
  'pages.file': 'फाइल निवडा',
  'pages.most': 'एका कागदपत्राची जास्तीत जास्त {most} पाने असतात.',
  'pages.reading': 'फोटो वाचत आहोत',
  'pages.missing': 'कृपया कागदपत्राचा फोटो किंवा फाइल जोडा.',
  'pages.unreadable': '{name} इथे उघडता येत नाही. कृपया वरच्या बटणाने फोटो घ्या, किंवा JPEG म्हणून सेव्ह करा.',
  'pages.heic':
    '{name} हा HEIC फोटो आहे, जो या ब्राउझरला उघडता येत नाही. कृपया वरच्या बटणाने फोटो घ्या, किंवा कॅमेऱ्याच्या सेटिंग्जमध्ये "Most compatible" निवडा.',
  'pages.tooLarge': '{name} 10 MB पेक्षा मोठी आहे. कृपया लहान फाइल पाठवा.',
  'pages.wrongType': '{name} हा फोटो किंवा PDF नाही.',

  'page.name': 'पान {n}',
  'page.picture': 'पान {n}, जसे पाठवले जाईल तसे',
  'page.pdf': 'PDF: {name}',
  'page.pdfUncovered':
    'PDF मधील नंबर आम्हाला झाकता येत नाही. कार्डचा फोटो जास्त चांगला; मग फक्त शेवटचे चार अंक राहतात.',
  'page.remove': 'काढा',
  'page.removeNamed': 'पान {n} काढा',
  'page.turn': 'वळवा',
  'page.turnNamed': 'पान {n} वळवा',
  'page.crop': 'कापा',
  'page.cropNamed': 'पान {n} कापा',
  'page.cropDone': 'चौकटीपुरते कापा',
  'page.cropCancel': 'पूर्ण ठेवा',
  'page.frame': 'पान {n} ची चौकट. बाणांच्या कळांनी ती सरकते, Shift सोबत तिचा आकार बदलतो.',
  'page.sent': 'पान {n} पाठवत आहोत',
  'warning.title': 'कृपया पुन्हा पहा',
  'warning.blurred': 'हे अस्पष्ट दिसते.',
  'warning.dark': 'हे खूप काळोखे दिसते.',
  'warning.cut': 'एखादी कड कापली गेली असावी.',
  'warning.rest': 'तरीही पाठवता येईल.',

  'bar.label': 'पान {n} वर आधार नंबरवरील पट्टी. बाणांच्या कळांनी ती सरकते, Shift सोबत तिचा आकार बदलतो.',
  'bar.help': 'पट्टी ओढून पहिल्या आठ अंकांवर ठेवा; आकार बदलण्यासाठी तिचा कोपरा ओढा.',
  'bar.confirm': 'पहिले आठ अंक झाकलेले आहेत',
  'bar.none': 'या पानावर नंबर नाही',
  'bar.back': 'पट्टी पुन्हा ठेवा',
  'bar.isNone': 'या पानावर काहीही झाकलेले नाही.',
  'bar.missing': 'पहिले आठ अंक झाकलेले आहेत का ते कृपया सांगा.',

  'form.send': 'कागदपत्र पाठवा',
  'form.actions': 'कागदपत्र पाठवण्यासाठी',
  'form.cancel': 'थांबवा',
  'form.stopped': 'थांबवले. काहीही पाठवले नाही; तुमची पाने इथे तशीच आहेत.',
  'form.failed': 'पाठवले गेले नाही',
  'form.stillHere': 'तुमची पाने इथे तशीच आहेत.',
  'form.again': 'दुसरे कागदपत्र पाठवा',
  'form.replaces': 'आधी पाठवलेल्या कागदपत्राच्या जागी हे घेतले जाईल.',

  'state.waiting': 'आमच्या टीमची तपासणी बाकी आहे',
  'state.waitingText': '{kind}, {date} रोजी पाठवले.',
  'state.pages': { one: '{count} पान', other: '{count} पाने' },
  'state.usual': {
    one: 'साधारण {count} तास लागतो.',
    other: 'साधारण {count} तास लागतात.',
  },
  'state.usualDays': {
    one: 'साधारण {count} दिवस लागतो.',
    other: 'साधारण {count} दिवस लागतात.',
  },
  'state.usualUnknown': 'आम्ही रोज कागदपत्रे पाहतो; निर्णय होताच तुम्हाला ईमेल येतो.',
  'state.takeBack': 'परत घ्या',
  'state.takeBackTitle': 'हे कागदपत्र परत घ्यायचे का?',
  'state.takeBackText': 'ते लगेच हटवले जाते. दुसरे कधीही पाठवता येते.',
  'state.verified': '{date} रोजी पडताळलेले',
  'state.verifiedText': 'आता काहीही करायचे राहिलेले नाही. तुमच्या प्रोफाइलवर पडताळणीची खूण दिसते.',
  'state.refused': 'हे स्वीकारता आले नाही',
  'state.refusedOn': '{kind}, {date} रोजी पाहिले. कारण:',
  'state.refusedNoReason': '{kind}, {date} रोजी पाहिले.',
  'state.sendAgain': 'खाली दुसरे पाठवता येईल.',

  'openings.title': { one: 'एकदा उघडले', other: '{count} वेळा उघडले' },
  'openings.none': 'अजून कोणीही उघडलेले नाही.',
  'openings.line': 'तपासणाऱ्या व्यक्तीने पान {page} उघडले: {date}',
  'openings.uncovered': 'तपासणाऱ्या व्यक्तीने पान {page} उघडून झाकलेला भागही पाहिला: {date}',
  'openings.failed': 'ही यादी लोड झाली नाही. कृपया पुन्हा उघडा.',
  'openings.more': 'आणखी दाखवा',
  'openings.shown': { one: '{count} नोंद दाखवली आहे', other: '{count} नोंदी दाखवल्या आहेत' },
  'openings.moreFailed': 'यादीचा पुढचा भाग लोड झाला नाही',
} satisfies TranslationOf<typeof en.documentTexts>;

/** What a native speaker should look at. */
export const doubts = {
  documentTexts: {
    'page.crop': 'कापा may sound like cutting paper; क्रॉप करा is what phones say.',
    'pages.heic':
      '"Most compatible" stays as an English phone shows it; a Marathi phone has a word of its own.',
  },
} as const;
