import type { errorTexts } from './error-texts.ts';

/** What is wrong with fields of /info, in Hindi. */
export const hindi = {
  'error.name.missing': 'कृपया नाम लिखें।',
  'error.name.contact': 'कृपया केवल नाम लिखें, नंबर या पता नहीं।',
  'error.phone.missing': 'कृपया फ़ोन नंबर लिखें।',
  'error.phone.wrong': 'कृपया पूरा नंबर लिखें: केवल अंक, और देश के कोड से पहले +।',
  'error.day.missing': 'कृपया दिन, महीना और साल चुनें।',
  'error.day.none': 'ऐसी कोई तारीख़ नहीं है। कृपया तीनों सूचियाँ फिर देखें।',
  'error.day.tooYoung.female':
    'इस तारीख़ से उम्र {age} साल होती है। क़ानून के अनुसार वधू की उम्र कम से कम {least} साल होनी चाहिए।',
  'error.day.tooYoung.male':
    'इस तारीख़ से उम्र {age} साल होती है। क़ानून के अनुसार वर की उम्र कम से कम {least} साल होनी चाहिए।',
  'error.day.tooOld': 'कृपया साल फिर देखें।',
  'error.tooLong': 'कृपया इसे {most} अक्षरों तक रखें।',
  'error.signs': 'इसमें एक ऐसा चिह्न है जिसे रखा नहीं जा सकता। कृपया फिर से लिखें।',
  'error.devanagari': 'कृपया इसे देवनागरी में लिखें, जैसे आशा, या ख़ाली छोड़ें।',
  'error.amount': 'कृपया रक़म रुपयों में लिखें, जैसे 12 लाख या 12,00,000।',
  'error.cities': 'कृपया शहरों के नाम लिखें, हर नाम ज़्यादा से ज़्यादा {most} अक्षरों का।',
  'error.cities.tooMany': 'कृपया ज़्यादा से ज़्यादा {most} शहर लिखें।',
  'error.backward': 'पहली संख्या दूसरी से बड़ी है। कृपया दोनों को अदल-बदल दें।',
  'error.choice': 'कृपया फिर से चुनें।',
  'error.madeFor.female': 'यह प्रोफ़ाइल वधू की है, इसलिए यह मेल नहीं खाता। कृपया फिर से चुनें।',
  'error.madeFor.male': 'यह प्रोफ़ाइल वर की है, इसलिए यह मेल नहीं खाता। कृपया फिर से चुनें।',
  'error.place': '{field}: {error}',
} satisfies Record<keyof typeof errorTexts, string>;
