import type { TranslationOf } from 'shared-contracts/i18n/i18n';
import { hindi as height } from '../../people/height-words.hi.ts';
import { hindi as manager } from '../../people/manager-words.hi.ts';
import type { firstTexts } from './first-texts.ts';

/** Texts of the guided first profile in Hindi. */
export const hindi = {
  ...height,
  ...manager,
  'first.title.self': 'आपकी पहली प्रोफ़ाइल',
  'first.title.female': 'वधू की पहली प्रोफ़ाइल',
  'first.title.male': 'वर की पहली प्रोफ़ाइल',
  'first.title.relative': 'पहली प्रोफ़ाइल',
  'first.place': '{of} में से चरण {n}',
  'first.all': 'इसके बजाय सारी जानकारी भरें',
  'first.bar': 'आगे बढ़ें',
  'first.next': 'आगे बढ़ें',
  'first.skip': 'बाद में',
  'first.people': 'प्रोफ़ाइलें देखें',

  'who.title': 'यह प्रोफ़ाइल किसके लिए है?',
  'who.text': 'यहाँ की कई प्रोफ़ाइलें माता-पिता, भाई या बहन सँभालते हैं। कृपया बताएँ।',
  'who.mistaken': 'क्या खाता बनाते समय ग़लती हुई थी? तो प्रोफ़ाइल सुधारें।',
  'who.correct.female': 'इसे वधू की प्रोफ़ाइल बनाएँ',
  'who.correct.male': 'इसे वर की प्रोफ़ाइल बनाएँ',
  'photo.title': 'एक फ़ोटो',
  'photo.text.self': 'परिवार पहले वे प्रोफ़ाइलें देखते हैं जिनमें चेहरा हो। आपकी फ़ोटो कौन देखे, यह फ़ैसला आपका है।',
  'photo.text.female':
    'परिवार पहले वे प्रोफ़ाइलें देखते हैं जिनमें चेहरा हो। वधू की फ़ोटो कौन देखे, यह फ़ैसला आपका है।',
  'photo.text.male': 'परिवार पहले वे प्रोफ़ाइलें देखते हैं जिनमें चेहरा हो। वर की फ़ोटो कौन देखे, यह फ़ैसला आपका है।',
  'photo.text.relative': 'परिवार पहले वे प्रोफ़ाइलें देखते हैं जिनमें चेहरा हो। फ़ोटो कौन देखे, यह फ़ैसला आपका है।',
  'photo.own.self': 'आपकी फ़ोटो, जैसी आपके कार्ड पर दिखती है',
  'photo.own.female': 'वधू की फ़ोटो, जैसी कार्ड पर दिखती है',
  'photo.own.male': 'वर की फ़ोटो, जैसी कार्ड पर दिखती है',
  'photo.own.relative': 'फ़ोटो, जैसी कार्ड पर दिखती है',
  'photo.add': 'फ़ोटो जोड़ें',
  'photo.change': 'फ़ोटो जोड़ें या बदलें',
  'facts.title': 'परिवार पहले क्या पूछते हैं',
  'facts.text': 'पाँच बातें। जो ख़ाली छोड़ें, वह बाद में भरा जा सकता है।',
  'stars.title': 'जन्म नाम, और कैसा जीवनसाथी चाहिए',
  'stars.text': 'जन्म नाम अंग्रेज़ी या देवनागरी अक्षरों में लिखें, और देखें कि वह कैसे पढ़ा जाता है।',
  'stars.hopes': 'कैसा जीवनसाथी चाहिए',
  'stars.hopesText':
    'यह आपकी दी हुई जानकारी से सुझाया गया है। जो चाहें बदलें: इससे कोई भी प्रोफ़ाइल छिपती नहीं है।',
  'seen.title.self': 'दूसरों को आपकी प्रोफ़ाइल ऐसी दिखेगी',
  'seen.title.female': 'दूसरों को वधू की प्रोफ़ाइल ऐसी दिखेगी',
  'seen.title.male': 'दूसरों को वर की प्रोफ़ाइल ऐसी दिखेगी',
  'seen.title.relative': 'दूसरों को यह प्रोफ़ाइल ऐसी दिखेगी',
  'seen.text': 'इसमें कभी भी और जोड़ा जा सकता है।',
  'seen.card.self': 'आपका कार्ड',
  'seen.card.female': 'वधू का कार्ड',
  'seen.card.male': 'वर का कार्ड',
  'seen.card.relative': 'कार्ड',
  'seen.profile.self': 'मेरी पूरी प्रोफ़ाइल देखें',
  'seen.profile.female': 'वधू की पूरी प्रोफ़ाइल देखें',
  'seen.profile.male': 'वर की पूरी प्रोफ़ाइल देखें',
  'seen.profile.relative': 'पूरी प्रोफ़ाइल देखें',
  'seen.rest': 'बाक़ी जानकारी भरें',
} satisfies TranslationOf<typeof firstTexts>;

/** What a native speaker should look at. */
export const doubts = {
  'stars.hopes': '"कैसा जीवनसाथी" is masculine by grammar and means either',
} as const;
