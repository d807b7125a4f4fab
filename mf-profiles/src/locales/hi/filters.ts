import type { TranslationOf } from 'shared-contracts/i18n/i18n';
import type * as en from '../en/filters.ts';
import { suggestionTexts, valueTexts } from './fields.ts';

export const filterTexts = {
  ...valueTexts,
  ...suggestionTexts,

  'page.title': 'फ़िल्टर की हुई प्रोफ़ाइलें',
  'page.unread':
    'इस लिंक का एक हिस्सा पढ़ा नहीं जा सका, इसलिए छोड़ दिया गया। बाक़ी फ़िल्टर वैसे ही हैं जैसे दिख रहे हैं।',
  'page.needsPlan': 'आपके प्लान में “{words}” का फ़िल्टर नहीं है, इसलिए उसे छोड़ दिया गया।',
  'page.upgrade': 'बड़ा प्लान लें',

  'featured.title': 'ख़ास प्रोफ़ाइलें',
  'featured.intro':
    'वे परिवार जिनके प्लान से उनकी प्रोफ़ाइल आगे दिखती है। प्लान कोई भी हो, सभी परिवार “प्रोफ़ाइल” में हैं।',
  'featured.emptyTitle': 'अभी कोई ख़ास प्रोफ़ाइल नहीं है',
  'featured.emptyText': 'यह सूची हर हफ़्ते बदलती है। सभी प्रोफ़ाइलें एक टैप पर हैं।',
  'featured.all': 'सभी प्रोफ़ाइलें देखें',

  'form.title': 'फ़िल्टर',
  'form.open': 'फ़िल्टर',
  'form.openCount': 'फ़िल्टर ({count})',
  'form.close': 'फ़िल्टर बंद करें',
  'form.failed': 'फ़िल्टर लोड नहीं हुए',
  'form.loading': 'फ़िल्टर लोड हो रहे हैं',
  'form.apply': 'प्रोफ़ाइलें दिखाएँ',
  'form.applyCount': { one: '{people} प्रोफ़ाइल दिखाएँ', other: '{people} प्रोफ़ाइलें दिखाएँ' },
  'form.applyMore': '{people}+ प्रोफ़ाइलें दिखाएँ',
  'form.applyNone': 'कोई मेल नहीं खाता: कारण देखें',
  'form.clear': 'सब हटाएँ',
  'form.any': 'कोई भी',
  'form.noChoice': 'इस सूची में ऐसे शुरू होने वाला कुछ नहीं है।',
  'form.backward': 'पहली संख्या दूसरी से बड़ी है। कृपया दोनों को अदल-बदल दें।',
  'form.unsearchable': 'कृपया कम से कम {count} अक्षर लिखें।',
  'form.upgrade': 'इससे छाँटने के लिए बड़ा प्लान लें',

  'field.ageFrom': 'उम्र, कम से कम',
  'field.ageTo': 'उम्र, अधिक से अधिक',
  'field.heightFrom': 'कद, कम से कम',
  'field.heightTo': 'कद, अधिक से अधिक',
  'field.city': 'शहर',
  'field.maritial_status': 'वैवाहिक स्थिति',
  'field.education': 'शिक्षा या डिग्री',
  'field.education_level': 'शिक्षा का स्तर',
  'field.occupation': 'व्यवसाय',
  'field.beginning': 'सूची से चुनें, या अपने शब्दों में लिखें।',
  'field.income': 'वार्षिक आय, कम से कम',
  'field.diet': 'खान-पान',
  'field.rashi': 'राशि',
  'field.mangal_dosh': 'मंगल दोष',
  'field.gotra_not': 'ये गोत्र नहीं',
  'field.gotraHelp': 'जिन्होंने गोत्र नहीं बताया, वे भी दिखते हैं।',
  'field.verified': 'हमारे सत्यापित',
  'field.more': 'और भी',

  'chips.title': 'लागू फ़िल्टर',
  'chip.age': '{from} से {to} साल',
  'chip.age_from': '{from} साल और अधिक',
  'chip.age_to': '{to} साल तक',
  'chip.height': '{from} से {to}',
  'chip.height_from': '{from} और अधिक',
  'chip.height_to': '{to} तक',
  'chip.education': 'शिक्षा: {words}',
  'education_level.diploma': 'डिप्लोमा',
  'education_level.bachelor': 'स्नातक',
  'education_level.master': 'स्नातकोत्तर',
  'education_level.doctorate': 'डॉक्टरेट',
  'chip.occupation': 'व्यवसाय: {words}',
  'chip.income': 'साल में ₹{amount} और अधिक',
  'chip.mangal_dosh': 'मंगल दोष: {words}',
  'chip.gotra_not': 'गोत्र {words} नहीं',
  'chip.photo': 'फ़ोटो के साथ',
  'chip.online': 'इस हफ़्ते सक्रिय',
  'verified.personal': 'पहचान सत्यापित',
  'verified.job': 'नौकरी सत्यापित',
  'verified.salary': 'आय सत्यापित',

  'saved.title': 'सहेजी हुई खोजें',
  'saved.failed': 'आपकी सहेजी हुई खोजें लोड नहीं हुईं।',
  'saved.remove': 'सहेजी हुई खोज {name} हटाएँ',
  'saved.removeQuestion': 'सहेजी हुई खोज “{name}” हटाएँ?',
  'save.open': 'यह खोज सहेजें',
  'save.name': 'खोज का नाम',
  'save.help': 'फिर आने पर यह प्रोफ़ाइलों के ऊपर मिलेगी।',
  'save.taken': 'इस नाम की खोज पहले से है। यह उसकी जगह ले लेगी।',
  'save.nameless': 'कृपया इसे नाम दें।',
  'save.confirm': 'सहेजें',

  'empty.title': 'इन सब अपेक्षाओं से कोई मेल नहीं खाता',
  'empty.loosen': 'एक अपेक्षा कम करें, तो मिलने के लिए परिवार हैं:',
  'empty.nothing': 'एक अपेक्षा कम करने पर भी अभी कोई नहीं है। सबसे ज़रूरी अपेक्षा से फिर शुरुआत करें।',
  'empty.without': {
    one: '“{words}” के बिना: {people} प्रोफ़ाइल',
    other: '“{words}” के बिना: {people} प्रोफ़ाइलें',
  },
  'empty.withoutMore': '“{words}” के बिना: {people}+ प्रोफ़ाइलें',
  'empty.clear': 'सभी फ़िल्टर हटाएँ',
} satisfies TranslationOf<typeof en.filterTexts>;

/** What a native speaker should look at. */
export const doubts = {
  filterTexts: {
    'field.gotra_not': 'families leave out their own gotra; "सगोत्र टालें" would say why',
    'field.verified': 'legend over identity, job and income',
  },
} as const;
