import type { TranslationOf } from 'shared-contracts/i18n/i18n';
import type * as en from '../en/engagement.ts';

export { matchTexts } from 'shared-contracts/locales/mr/match';

export const chatStatusTexts = {
  'chat.isSent': 'विनंती पाठवली',
  'chat.answer': 'उत्तर द्या',
  'chat.reconsider': 'पुन्हा विचार करा',
  'chat.declined': 'नम्र नकार',
} satisfies Record<keyof typeof en.chatStatusTexts, string>;

export const texts = {
  ...chatStatusTexts,

  'photo.for.everyone': 'फोटो सर्वांसाठी',
  'photo.for.members': 'फोटो सदस्यांसाठी',
  'photo.for.verified': 'फोटो पडताळलेल्या सदस्यांसाठी',
  'photo.for.matched': 'फोटो पसंती जुळल्यावर',

  'interests.title': 'पसंती',
  'interests.intro': 'ज्यांना तुम्ही पसंती कळवली, ज्यांनी तुम्हाला कळवली, आणि जिथे दोघांचीही पसंती आहे.',
  'interests.tabs': 'कोणत्या पसंती दाखवायच्या',
  'interests.loading': 'पसंती उघडत आहेत',
  'interests.slow': 'नेहमीपेक्षा जास्त वेळ लागत आहे. कृपया याच पानावर थांबा; पसंती येतील.',
  'interests.more': 'आणखी दाखवा',
  'interests.shown': { one: 'आतापर्यंत {count} पसंती', other: 'आतापर्यंत {count} पसंती' },
  'interests.all': { one: 'एकूण एक पसंती', other: 'एकूण {count} पसंती' },
  'interests.waiting': {
    one: ', एक तुमच्या उत्तराच्या प्रतीक्षेत',
    other: ', {count} तुमच्या उत्तराच्या प्रतीक्षेत',
  },
  'interests.waitingMore': ', {count} पेक्षा जास्त तुमच्या उत्तराच्या प्रतीक्षेत',
  'interests.moreFailed': 'आणखी पसंती लोड झाल्या नाहीत',

  'empty.sentText': 'एखादी प्रोफाइल आवडली की पसंती पाठवा. उत्तर इथे दिसेल.',
  'empty.received': 'आलेली पसंती नाही',
  'empty.receivedText': 'कोणी तुम्हाला पसंती कळवली की ती इथे दिसेल. फोटो असलेल्या प्रोफाइलकडे आधी लक्ष जाते.',
  'empty.matched': 'जुळलेली पसंती नाही',
  'empty.matchedText': 'तुमची आणि समोरच्यांची, दोघांचीही पसंती असली की ते इथे दिसतील.',
  'empty.profiles': 'प्रोफाइल पहा',
  'empty.editProfile': 'माझी प्रोफाइल पूर्ण करा',

  'card.matched': 'जुळले',
  'card.waiting': 'उत्तराची प्रतीक्षा',
  'card.waitingForMe': 'तुमच्या उत्तराची प्रतीक्षा',
  'card.declinedByOther': 'नम्रपणे नकार दिला',
  'card.declinedByMe': 'तुम्ही नम्रपणे नकार दिला',
  'card.declinedByMeRecently': 'तुम्ही {when} नम्रपणे नकार दिला',
  'card.declinedByMeOn': 'तुम्ही {day} रोजी नम्रपणे नकार दिला',
  'card.change': 'बदला',
  'card.changeWhom': '{name} यांना दिलेले उत्तर',
  'card.sentRecently': '{when} पाठवली',
  'card.sentOn': '{day} रोजी पाठवली',
  'card.receivedRecently': '{when} आली',
  'card.receivedOn': '{day} रोजी आली',
  'card.matchedRecently': '{when} जुळले',
  'card.matchedOn': '{day} रोजी जुळले',
  'card.remove': 'पसंती रद्द करा',
  'card.hide': 'यादीतून काढा',
  'card.more': '{name} यांना पाठवलेल्या पसंतीविषयी आणखी',
  'card.profile': 'प्रोफाइल पहा',
  'card.ofWhom': '{name} यांची',
  'card.score': 'गुण मिलन 36 पैकी {points}',
  'card.whom': '{name} यांना पाठवलेली',
  'card.accept': 'स्वीकारा',
  'card.decline': 'सध्या नको',
  'card.whose': '{name} यांची पसंती',

  'chat.open': 'चॅट करा',
  'chat.openWhom': '{name} यांच्याशी',
  'chat.ask': 'चॅट विनंती पाठवा',
  'chat.askWhom': '{name} यांना',
  'chat.isSentWhom': '{name} यांना',
  'chat.answerWhom': '{name} यांना',
  'chat.reconsiderWhom': '{name} यांच्याविषयी',
  'chat.declinedWhom': '{name} यांचा',

  'remove.question': '{name} यांना पाठवलेली पसंती मागे घ्यायची?',
  'remove.text': '{name} यांना ती यापुढे दिसणार नाही. नंतर तुम्ही नवी पाठवू शकता.',
  'hide.question': '{name} यांना पाठवलेली पसंती यादीतून काढायची?',
  'hide.text':
    '{name} यांनी नम्रपणे नकार दिला आहे आणि तो कायम राहील: तुम्ही पुन्हा पसंती पाठवू शकणार नाही. {name} यांच्याकडून मात्र पसंती येऊ शकते.',
  'sendOwn.question': '{name} यांनी ही पसंती मागे घेतली आहे',
  'sendOwn.text': 'तुम्ही स्वतः {name} यांना पसंती पाठवू इच्छिता का?',
} satisfies TranslationOf<typeof en.texts>;

export const actionTexts = {
  ...chatStatusTexts,

  'interest.send': 'पसंती पाठवा',
  'interest.question': '{name} यांना पसंती पाठवायची?',
  'interest.text': '{name} यांना तुमची प्रोफाइल दिसेल. उत्तर होकार किंवा नम्र नकार असू शकते.',
  'interest.answerText':
    '{name} यांनीही तुम्हाला पसंती कळवली आहे. तुम्ही पाठवली की दोघांची एकमेकांना पसंती असेल.',
  'interest.isSent': 'पसंती पाठवली',
  'interest.ownProfile': 'फोटो जोडा',
  'save.label': 'जतन करा',
  'save.question': '{name} यांची प्रोफाइल जतन करायची?',
  'save.text': 'ती “जतन केलेल्या” मध्ये मिळेल. तुम्ही कोणाला जतन करता ते इतर कोणालाही दिसत नाही.',
  'save.isSaved': 'जतन केली',
  'save.takeOff': 'जतन केलेल्यांतून काढा',
  'chat.send': 'चॅट',
  'chat.question': '{name} यांना चॅट विनंती पाठवायची?',
  'chat.text': '{name} यांचे उत्तर होकार किंवा नम्र नकार असू शकते. होकार मिळाला की चॅट सुरू करा.',
  'chat.open': 'संदेश',
  'more.trigger': 'आणखी',
} satisfies TranslationOf<typeof en.actionTexts>;

export const safetyTexts = {
  'more.label': '{name} यांच्याविषयी आणखी',
  'block.label': 'ब्लॉक करा',
  'block.question': '{name} यांना ब्लॉक करायचे?',
  'block.text':
    '{name} यांना तुम्ही यापुढे दिसणार नाही, आणि तुम्हालाही {name} कोणत्याही यादीत दिसणार नाहीत. तुमचे संभाषण दोघांसाठी बंद होईल. ब्लॉक नंतर काढता येतो.',
  'block.visitors': 'सेटिंग्ज',
  'unblock.label': 'ब्लॉक काढा',
  'unblock.question': '{name} यांचा ब्लॉक काढायचा?',
  'unblock.text': 'तुम्ही एकमेकांना पुन्हा दिसाल.',
  'report.label': 'तक्रार करा',
  'report.title': '{name} यांच्याविषयी तक्रार',
  'report.text': 'आमची टीम प्रत्येक तक्रार वाचते. ती कोणी केली हे {name} यांना कळवले जात नाही.',
  'report.reason': 'काय चुकीचे आहे?',
  'report.help': 'उदाहरणार्थ: खोटी माहिती, विवाहित व्यक्ती, पैशांची मागणी, असभ्य संदेश.',
  'report.messages': '{name} यांनी मला लिहिलेले शेवटचे संदेश टीमला द्या',
  'report.messagesHelp':
    'असतील तर जास्तीत जास्त 20; तुमचे स्वतःचे नाही. आमची टीम ते फक्त या तक्रारीचा निर्णय घेण्यासाठी वाचते, आणि निर्णयानंतर 90 दिवसांनी ते हटवले जातात.',
  'report.short': 'कृपया थोडक्यात तरी लिहा.',
  'report.send': 'तक्रार पाठवा',
  'report.cancel': 'रद्द करा',
} satisfies TranslationOf<typeof en.safetyTexts>;

/** What a native speaker should look at. */
export const doubts = {
  chatStatusTexts: {
    'chat.declined': '"नम्र नकार" is short for the row of buttons; in lists it is a sentence',
  },
  texts: {
    'interests.title': 'whether "पसंती" for an interest is what families say, or "होकार", or "आवड"',
    'card.whose': 'heard after the button’s word, as "स्वीकारा: {name} यांची पसंती"',
  },
} as const;
