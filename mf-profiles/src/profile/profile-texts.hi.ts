import type { TranslationOf } from 'shared-contracts/i18n/i18n';
import { hindi as fields } from '../people/field-texts.hi.ts';
import { hindi as manager } from '../people/manager-words.hi.ts';
import { hindi as values } from '../people/value-texts.hi.ts';
import type { profileTexts } from './profile-texts.ts';

/** Texts of the profile view in Hindi. */
export const hindi = {
  ...values,
  ...fields,
  ...manager,

  'view.title': 'प्रोफ़ाइल',
  'view.loading': 'प्रोफ़ाइल लोड हो रही है',
  'view.slow': 'सामान्य से ज़्यादा समय लग रहा है। कृपया इसी पेज पर रहें; प्रोफ़ाइल आ जाएगी।',
  'view.failed': 'यह प्रोफ़ाइल लोड नहीं हुई',
  'view.tabs': '{name} की जानकारी',
  'view.interestInYou': '{name} ने आपको पसंद किया है',
  'view.actions': 'क्या किया जा सकता है',
  'view.about': '{name} के बारे में',
  'view.share': '{name} की प्रोफ़ाइल शेयर करें',
  'view.shareLink': 'प्रोफ़ाइल का लिंक',
  'view.shareByHand':
    'आपका ब्राउज़र इसे अपने आप कॉपी नहीं कर पाता। यहाँ से कॉपी करें; इसे खोलने वाले को वही दिखेगा जो बिना साइन इन किए दिखता है।',
  'view.fullScreen': 'पूरी स्क्रीन',
  'view.close': 'बंद करें',
  'view.video': 'वीडियो परिचय',
  'view.videoShort': 'वीडियो',
  'video.of': '{name} का वीडियो परिचय',
  'video.play': '{name} का परिचय चलाएँ',
  'video.failed': 'वीडियो लोड नहीं हुआ। कृपया फिर कोशिश करें।',
  'view.own': 'यह आपकी अपनी प्रोफ़ाइल है, जैसी दूसरे सदस्यों को दिखती है।',
  'view.edit': 'मेरी प्रोफ़ाइल बदलें',
  'view.editPhotos': 'फ़ोटो जोड़ें या बदलें',
  'view.addPhoto': 'फ़ोटो जोड़ें',
  'next.points': {
    one: 'इससे प्रोफ़ाइल का {count} अंक बढ़ता है।',
    other: 'इससे प्रोफ़ाइल के {count} अंक बढ़ते हैं।',
  },
  'next.fields': 'प्रोफ़ाइल में और जानकारी भरें',
  'next.photo': 'फ़ोटो जोड़ें',
  'next.contacts': 'परिवार का एक संपर्क दें',
  'next.video_intro': 'छोटा वीडियो रिकॉर्ड करें',
  'next.personal': 'अपनी पहचान का सत्यापन कराएँ',
  'next.job': 'अपनी नौकरी का सत्यापन कराएँ',
  'next.salary': 'अपनी आय का सत्यापन कराएँ',
  'next.property': 'अपनी संपत्ति का सत्यापन कराएँ',

  'blocked.title': 'आपने {name} को ब्लॉक किया है',
  'blocked.text': '{name} को आपकी प्रोफ़ाइल नहीं मिलती, और आप दोनों किसी भी सूची में एक-दूसरे को नहीं दिखते।',

  'gone.title': 'यह प्रोफ़ाइल उपलब्ध नहीं है',
  'gone.text': 'शायद इसे रोका या बंद किया गया है, या लिंक अधूरा है। मिलने के लिए और भी कई रिश्ते हैं।',
  'married.title': 'इनका विवाह तय हो गया है',
  'married.text': 'इनकी प्रोफ़ाइल अब बंद है। मिलने के लिए और भी कई रिश्ते हैं।',
  'gone.back': 'सभी प्रोफ़ाइलें देखें',
  'budget.title': 'आपने बहुत-सी प्रोफ़ाइलें देख ली हैं',
  'budget.member': 'थोड़ी देर में और देखी जा सकती हैं। कुछ भी खोया नहीं है: आपकी सूची वैसी ही रहेगी।',
  'budget.visitor': 'आगे देखने और पूरी प्रोफ़ाइल के लिए मुफ़्त में जुड़ें।',

  'join.title': '{name} की पूरी प्रोफ़ाइल देखने के लिए जुड़ें',
  'join.text': 'यह मुफ़्त है, और आपकी प्रोफ़ाइल उतनी ही दिखती है जितनी आप अनुमति दें।',
  'join.photos': 'और फ़ोटो और वीडियो परिचय',
  'join.gunmilan': '36 में से आपका गुण मिलान',
  'join.hello': 'सहेजें, पसंद भेजें और चैट करें',

  'seal.identity': 'पहचान',
  'seal.job': 'नौकरी',
  'seal.income': 'आय',
  'seal.property': 'संपत्ति',
  'seal.verified': 'सत्यापित: {list}',

  'visitor.chat': 'चैट',
  'visitor.save': 'सहेजें',
  'visitor.interest': 'पसंद भेजें',
  'visitor.block': 'ब्लॉक करें',
  'visitor.biodataTitle': 'बायोडाटा, PDF में',
  'visitor.biodata': 'बायोडाटा डाउनलोड करें',

  'glance.title': 'एक नज़र में',
  'glance.age': 'उम्र',
  'glance.years': { one: '{count} साल', other: '{count} साल' },

  'value.birthdate': '{day} ({age}\u00a0साल)',
  'value.income': '₹{amount}',
} satisfies TranslationOf<typeof profileTexts>;

/** What a native speaker should look at. */
export const doubts = {
  'gone.text': '"रिश्ते" for other people to meet',
  'next.points': '"अंक" for points of the profile score, so that "गुण" stays with Gun Milan',
} as const;
