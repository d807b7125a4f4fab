import type { TranslationOf } from 'shared-contracts/i18n/i18n';
import type * as en from '../en/signup.ts';

export const signupTexts = {
  'signup.title': '{product} से जुड़ें',
  'signup.text': 'मुफ़्त, और दो मिनट में हो जाता है। बाक़ी जानकारी बाद में भरी जा सकती है।',
  'signup.joinNow':
    'प्रोफ़ाइल सहेजने, चैट करने या किसी को लिखने के लिए आपकी अपनी प्रोफ़ाइल चाहिए। उसे यहाँ बनाएँ।',
  'signup.interest': 'आपकी रुचि तैयार है। प्रोफ़ाइल बनाएँ, फिर उसे तुरंत भेज सकते हैं।',
  'signup.interestIn': '{name} के लिए आपकी रुचि तैयार है। प्रोफ़ाइल बनाएँ, फिर उसे तुरंत भेज सकते हैं।',
  'signup.kept': 'आपकी भरी हुई जानकारी यहीं है।',
  'signup.submit': 'मेरी प्रोफ़ाइल बनाएँ',
  'signup.member': 'पहले से सदस्य हैं?',
  'signup.login': 'साइन इन',
  'facts.title.plain': 'आपके बारे में',
  'facts.title.female': 'वधू के बारे में',
  'facts.title.male': 'वर के बारे में',
  'facts.for': '{whom} · {gender}',

  'madeFor.legend': 'यह प्रोफ़ाइल किसके लिए है?',
  'madeFor.self': 'अपने लिए',
  'madeFor.son': 'बेटे के लिए',
  'madeFor.daughter': 'बेटी के लिए',
  'madeFor.brother': 'भाई के लिए',
  'madeFor.sister': 'बहन के लिए',
  'madeFor.relative': 'रिश्तेदार के लिए',

  'gender.female': 'वधू',
  'gender.male': 'वर',

  'name.label.plain': 'नाम',
  'name.label.female': 'वधू का नाम',
  'name.label.male': 'वर का नाम',
  'name.missing': 'कृपया नाम लिखें।',
  'name.wrong': 'कृपया नाम अक्षरों में लिखें, ज़्यादा से ज़्यादा 80 अक्षर।',
  'lastName.label.plain': 'उपनाम',
  'lastName.label.female': 'वधू का उपनाम',
  'lastName.label.male': 'वर का उपनाम',
  'name.contact': 'कृपया केवल नाम लिखें, नंबर या पता नहीं।',
  'lastName.wrong': 'कृपया उपनाम अक्षरों में लिखें, ज़्यादा से ज़्यादा 80 अक्षर।',

  'birthdate.legend.plain': 'जन्म तिथि',
  'birthdate.legend.female': 'वधू की जन्म तिथि',
  'birthdate.legend.male': 'वर की जन्म तिथि',
  'birthdate.shape': 'दिन/महीना/साल',
  'birthdate.help': 'मेहमानों को केवल उम्र दिखती है।',
  'birthdate.read': '{day}, उम्र {age} साल। मेहमानों को केवल उम्र दिखती है।',
  'birthdate.missing': 'कृपया जन्म का दिन, महीना और साल लिखें, जैसे 12/03/1998।',
  'birthdate.noSuchDay': 'यह जन्म तिथि कैलेंडर में नहीं है।',
  'birthdate.tooYoung.female':
    'वधू की उम्र कम से कम {least} साल होनी चाहिए; इस जन्म तिथि से उम्र {age} साल होती है।',
  'birthdate.tooYoung.male':
    'वर की उम्र कम से कम {least} साल होनी चाहिए; इस जन्म तिथि से उम्र {age} साल होती है।',

  'madeBy.label': 'आपका अपना नाम',
  'madeBy.help': 'मेल में हम आपको इसी नाम से नमस्कार करते हैं। यह प्रोफ़ाइल में नहीं दिखता।',
  'madeBy.wrong': 'कृपया अपना नाम अक्षरों में लिखें, ज़्यादा से ज़्यादा 80 अक्षर।',

  'phone.label': 'फ़ोन',
  'phone.help': 'भारत से बाहर का नंबर हो तो देश के कोड के साथ। आपकी अनुमति के बिना इसे कोई नहीं देखता।',
  'phone.missing': 'कृपया फ़ोन नंबर लिखें।',
  'phone.wrong': 'कृपया फ़ोन नंबर 8 से 15 अंकों में लिखें, जैसे 98765 43210।',

  'email.help': 'हम वहाँ छह अंकों का कोड भेजेंगे। पासवर्ड ज़रूरी नहीं; बाद में रख सकते हैं।',
  'email.missing': 'कृपया ईमेल पता लिखें।',

  'declared.label':
    'मुझे अपने लिए, या जिनकी यह प्रोफ़ाइल है उनकी सहमति से उनके लिए, विवाह का रिश्ता चाहिए; लिखी हुई बातें सच हैं, और मुझे शर्तें मंज़ूर हैं।',
  'declared.missing': 'कृपया इस घोषणा पर सहमति दें; यहाँ की प्रोफ़ाइलें केवल विवाह के लिए हैं।',
  'declared.terms': 'शर्तें पढ़ें',

  'done.text':
    'हमने {email} पर मेल भेजा है। उसमें लिखे छह अंक यहाँ लिखें, या उसका लिंक खोलें। दोनों दो दिन तक चलते हैं।',
  'done.open': '{provider} खोलें',
  'done.sentAgain': 'फिर से भेजा गया। दोनों मेल के कोड चलते हैं।',
  'done.askedAgain': 'एक और मेल मँगाया गया है। कुछ मिनट में न आए, तो स्पैम फ़ोल्डर देखें; सबसे नया मेल मान्य है।',
  'done.enough':
    'अभी के लिए इतने मेल काफ़ी हैं: कृपया सबसे नया मेल इस्तेमाल करें, या स्पैम फ़ोल्डर देखें। नीचे का समय पूरा होने पर अगला मेल जा सकता है।',

  'code.label': 'मेल का कोड',
  'code.help': 'छठा अंक लिखते ही आपकी प्रोफ़ाइल खुलती है।',
  'code.wrong': 'कृपया मेल में लिखे छह अंक लिखें।',
  'code.submit': 'मेरी प्रोफ़ाइल खोलें',
  'done.back': 'दूसरा पता इस्तेमाल करें',
} as const satisfies TranslationOf<typeof en.signupTexts>;

/** What a native speaker should look at. */
export const doubts = {
  signupTexts: {
    'lastName.label.plain': 'उपनाम is also read as a pen name; कुलनाम and सरनेम are the other words.',
    'declared.label': 'Of legal weight: it has to say the same as the English.',
  },
} as const;
