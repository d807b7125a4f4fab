import type { TranslationOf } from 'shared-contracts/i18n/i18n';
import type * as en from '../en/engagement.ts';

export { matchTexts } from 'shared-contracts/locales/hi/match';

export const chatStatusTexts = {
  'chat.isSent': 'अनुरोध भेजा',
  'chat.answer': 'जवाब दें',
  'chat.reconsider': 'फिर सोचें',
  'chat.declined': 'विनम्र इनकार',
} satisfies Record<keyof typeof en.chatStatusTexts, string>;

export const texts = {
  ...chatStatusTexts,

  'photo.for.everyone': 'फ़ोटो सबके लिए',
  'photo.for.members': 'फ़ोटो सदस्यों के लिए',
  'photo.for.verified': 'फ़ोटो सत्यापित सदस्यों के लिए',
  'photo.for.matched': 'फ़ोटो दोनों की हाँ पर',

  'interests.title': 'रुचि',
  'interests.intro': 'जिन्हें आपने पसंद किया, जिन्होंने आपको पसंद किया, और जहाँ दोनों ओर से हाँ है।',
  'interests.tabs': 'कौन-सी रुचि दिखानी है',
  'interests.loading': 'रुचि लोड हो रही है',
  'interests.slow': 'सामान्य से ज़्यादा समय लग रहा है। कृपया इसी पेज पर रहें; सूची आ जाएगी।',
  'interests.more': 'और दिखाएँ',
  'interests.shown': { one: 'अब तक {count} रुचि', other: 'अब तक {count} रुचि' },
  'interests.all': { one: 'कुल {count} रुचि', other: 'कुल {count} रुचि' },
  'interests.waiting': {
    one: ', {count} को आपके जवाब का इंतज़ार है',
    other: ', {count} को आपके जवाब का इंतज़ार है',
  },
  'interests.waitingMore': ', {count} से ज़्यादा को आपके जवाब का इंतज़ार है',
  'interests.moreFailed': 'बाक़ी रुचि लोड नहीं हुई',

  'empty.sentText': 'कोई प्रोफ़ाइल अच्छी लगे, तो रुचि भेजें। जवाब यहाँ दिखेगा।',
  'empty.received': 'अभी कोई रुचि नहीं आई',
  'empty.receivedText':
    'जब किसी की रुचि आएगी, तो वह यहाँ दिखेगी। फ़ोटो वाली प्रोफ़ाइल पर पहले नज़र जाती है।',
  'empty.matched': 'अभी दोनों की हाँ नहीं हुई',
  'empty.matchedText': 'जहाँ दोनों ने एक-दूसरे को पसंद किया हो, वे रिश्ते यहाँ दिखेंगे।',
  'empty.profiles': 'प्रोफ़ाइल देखें',
  'empty.editProfile': 'मेरी प्रोफ़ाइल पूरी करें',

  'card.matched': 'दोनों की हाँ',
  'card.waiting': 'जवाब का इंतज़ार',
  'card.waitingForMe': 'आपके जवाब का इंतज़ार',
  'card.declinedByOther': 'विनम्रता से मना किया',
  'card.declinedByMe': 'आपने विनम्रता से मना किया',
  'card.declinedByMeRecently': 'आपने {when} विनम्रता से मना किया',
  'card.declinedByMeOn': 'आपने {day} को विनम्रता से मना किया',
  'card.change': 'बदलें',
  'card.changeWhom': '{name} को दिया जवाब',
  'card.sentRecently': '{when} भेजी',
  'card.sentOn': '{day} को भेजी',
  'card.receivedRecently': '{when} आई',
  'card.receivedOn': '{day} को आई',
  'card.matchedRecently': '{when} दोनों की हाँ हुई',
  'card.matchedOn': '{day} को दोनों की हाँ हुई',
  'card.remove': 'रुचि रद्द करें',
  'card.hide': 'सूची से हटाएँ',
  'card.more': '{name} को भेजी रुचि के बारे में और',
  'card.profile': 'प्रोफ़ाइल देखें',
  'card.ofWhom': '{name} की',
  'card.score': 'गुण मिलान 36 में से {points}',
  'card.whom': '{name} को भेजी हुई',
  'card.accept': 'स्वीकार करें',
  'card.decline': 'मना करें',
  'card.whose': '{name} की रुचि',

  'chat.open': 'चैट करें',
  'chat.openWhom': '{name} से',
  'chat.ask': 'चैट अनुरोध भेजें',
  'chat.askWhom': '{name} को',
  'chat.isSentWhom': '{name} को',
  'chat.answerWhom': '{name} को',
  'chat.reconsiderWhom': '{name} के बारे में',
  'chat.declinedWhom': '{name} की ओर से',

  'remove.question': '{name} को भेजी रुचि वापस लें?',
  'remove.text': '{name} को वह अब नहीं दिखेगी। बाद में नई रुचि भेजी जा सकती है।',
  'hide.question': '{name} को भेजी रुचि सूची से हटाएँ?',
  'hide.text':
    '{name} ने विनम्रता से मना किया है और वह बना रहेगा: आप दोबारा रुचि नहीं भेज पाएँगे। {name} की ओर से रुचि अब भी आ सकती है।',
  'sendOwn.question': '{name} ने यह रुचि वापस ले ली है',
  'sendOwn.text': 'क्या आप अपनी ओर से {name} को रुचि भेजना चाहेंगे?',
} satisfies TranslationOf<typeof en.texts>;

export const actionTexts = {
  ...chatStatusTexts,

  'interest.send': 'रुचि भेजें',
  'interest.question': '{name} को रुचि भेजें?',
  'interest.text': '{name} को आपकी प्रोफ़ाइल दिखेगी। जवाब में हाँ या विनम्र इनकार आ सकता है।',
  'interest.answerText': '{name} ने भी आपको रुचि भेजी है। आपके भेजने पर रुचि दोनों ओर से होगी।',
  'interest.isSent': 'रुचि भेजी',
  'interest.ownProfile': 'फ़ोटो जोड़ें',
  'save.label': 'सहेजें',
  'save.question': '{name} की प्रोफ़ाइल सहेजें?',
  'save.text': 'यह “सहेजी हुई” में मिलेगी। आपकी सहेजी प्रोफ़ाइलें और किसी को नहीं दिखतीं।',
  'save.isSaved': 'सहेजी गई',
  'save.takeOff': 'सहेजी प्रोफ़ाइलों से हटाएँ',
  'chat.send': 'चैट',
  'chat.question': '{name} को चैट अनुरोध भेजें?',
  'chat.text': '{name} की ओर से हाँ या विनम्र इनकार आ सकता है। हाँ मिलने पर चैट शुरू करें।',
  'chat.open': 'संदेश',
  'more.trigger': 'और',
} satisfies TranslationOf<typeof en.actionTexts>;

export const safetyTexts = {
  'more.label': '{name} के बारे में और',
  'block.label': 'ब्लॉक करें',
  'block.question': '{name} को ब्लॉक करें?',
  'block.text':
    '{name} को आपकी प्रोफ़ाइल अब नहीं मिलेगी, और उनकी प्रोफ़ाइल आपको किसी सूची में नहीं दिखेगी। आपकी चैट दोनों के लिए बंद हो जाएगी। बाद में अनब्लॉक किया जा सकता है।',
  'block.visitors': 'सेटिंग्स',
  'unblock.label': 'अनब्लॉक करें',
  'unblock.question': '{name} को अनब्लॉक करें?',
  'unblock.text': 'दोनों को एक-दूसरे की प्रोफ़ाइल फिर से दिखेगी।',
  'report.label': 'शिकायत करें',
  'report.title': '{name} के बारे में शिकायत',
  'report.text': 'हमारी टीम हर शिकायत पढ़ती है। {name} को नहीं बताया जाता कि वह किसने की।',
  'report.reason': 'क्या ग़लत है?',
  'report.help': 'जैसे: झूठी जानकारी, शादीशुदा व्यक्ति, पैसों की माँग, अभद्र संदेश।',
  'report.messages': '{name} ने मुझे जो पिछले संदेश लिखे, वे टीम को दें',
  'report.messagesHelp':
    'हों तो ज़्यादा से ज़्यादा 20; आपके अपने नहीं। हमारी टीम उन्हें केवल इस शिकायत का फ़ैसला करने के लिए पढ़ती है, और फ़ैसले के 90 दिन बाद वे मिटा दिए जाते हैं।',
  'report.short': 'कृपया कम से कम कुछ शब्द लिखें।',
  'report.send': 'शिकायत भेजें',
  'report.cancel': 'रद्द करें',
} satisfies TranslationOf<typeof en.safetyTexts>;

/** What a native speaker should look at. */
export const doubts = {
  chatStatusTexts: {
    'chat.declined': '"विनम्र इनकार" is short for the row of buttons; in lists it is a sentence',
  },
  texts: {
    'interests.title':
      '"रुचि" stands for one interest and for several; whether "रुचियाँ" is ever said',
    'card.matched': '"दोनों की हाँ" for a match of two interests; "मेल हुआ" could be read as mail',
  },
} as const;
