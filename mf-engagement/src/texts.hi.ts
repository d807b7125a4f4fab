import type { TranslationOf } from 'shared-contracts/i18n/i18n';
import type { texts } from './texts.ts';

/** The texts of this remote in Hindi. */
export const hindi = {
  'photo.for.everyone': 'फ़ोटो सबके लिए',
  'photo.for.members': 'फ़ोटो सदस्यों के लिए',
  'photo.for.verified': 'फ़ोटो सत्यापित सदस्यों के लिए',
  'photo.for.matched': 'फ़ोटो आपसी रुचि पर',

  'interests.title': 'रुचियाँ',
  'interests.intro': 'जिनमें आपने रुचि दिखाई, जिन्होंने आपमें दिखाई, और जहाँ दोनों ओर से हाँ है।',
  'interests.tabs': 'कौन-सी रुचियाँ दिखानी हैं',
  'interests.loading': 'रुचियाँ लोड हो रही हैं',
  'interests.slow': 'सामान्य से ज़्यादा समय लग रहा है। कृपया इसी पेज पर रहें; रुचियाँ आ जाएँगी।',
  'interests.more': 'और दिखाएँ',
  'interests.shown': { one: 'अब तक {count} रुचि', other: 'अब तक {count} रुचियाँ' },
  'interests.all': { one: 'कुल {count} रुचि', other: 'कुल {count} रुचियाँ' },
  'interests.waiting': {
    one: ', {count} को आपके जवाब का इंतज़ार है',
    other: ', {count} को आपके जवाब का इंतज़ार है',
  },
  'interests.waitingMore': ', {count} से ज़्यादा को आपके जवाब का इंतज़ार है',
  'interests.moreFailed': 'और रुचियाँ लोड नहीं हुईं',

  'empty.sentText': 'कोई प्रोफ़ाइल पसंद आए, तो रुचि भेजें। जवाब यहाँ दिखेगा।',
  'empty.received': 'कोई आई हुई रुचि नहीं है',
  'empty.receivedText':
    'जब कोई आपमें रुचि दिखाए, तो वह यहाँ दिखेगी। फ़ोटो वाली प्रोफ़ाइल पर पहले नज़र जाती है।',
  'empty.matched': 'अभी कोई आपसी रुचि नहीं है',
  'empty.matchedText': 'जहाँ दोनों ओर से हाँ हो, वह रुचि यहाँ दिखेगी।',
  'empty.profiles': 'प्रोफ़ाइल देखें',
  'empty.editProfile': 'मेरी प्रोफ़ाइल पूरी करें',

  'card.matched': 'दोनों की हाँ',
  'card.waiting': 'जवाब का इंतज़ार',
  'card.waitingForMe': 'आपके जवाब का इंतज़ार',
  'card.declinedByOther': 'विनम्रता से मना किया',
  'card.declinedByMe': 'आपने विनम्रता से मना किया',
  'card.sentRecently': '{when} भेजी',
  'card.sentOn': '{day} को भेजी',
  'card.receivedRecently': '{when} आई',
  'card.receivedOn': '{day} को आई',
  'card.remove': 'रुचि रद्द करें',
  'card.more': '{name} को भेजी रुचि के बारे में और',
  'card.profile': 'प्रोफ़ाइल देखें',
  'card.ofWhom': '{name} की',
  'card.score': 'गुण मिलान 36 में से {points}',
  'card.whom': '{name} को भेजी हुई',
  'card.accept': 'स्वीकार करें',
  'card.decline': 'अस्वीकार करें',
  'card.whose': '{name} की रुचि',
  'card.chat': 'चैट करें',
  'card.withWhom': '{name} से',

  'remove.question': '{name} को भेजी रुचि वापस लें?',
  'remove.text': '{name} को वह अब नहीं दिखेगी। बाद में नई रुचि भेजी जा सकती है।',
} satisfies TranslationOf<typeof texts>;

/** What a native speaker should look at. */
export const doubts = {
  'interests.title': 'whether "रुचि" for an interest is what families say, or "पसंद"',
  'card.matched': '"दोनों की हाँ" for a match of two interests; "मेल हुआ" could be read as mail',
} as const;
