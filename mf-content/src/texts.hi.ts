import type { TranslationOf } from 'shared-contracts/i18n/i18n';
import type { texts } from './texts.ts';

/** The texts of this remote in Hindi. */
export const hindi = {
  'wait.long': 'सामान्य से ज़्यादा समय लग रहा है। कृपया इसी पेज पर रहें; यह आ जाएगा।',
  'link.newTab': '(नए टैब में खुलता है)',
  'picture.missing': 'तस्वीर: {alt}',
  'blogs.intro': 'सही चुनाव, परिवारों के मिलने-जुलने और सुरक्षित रहने के बारे में।',
  'blogs.noneText': 'पहला लेख लिखा जा रहा है। तब तक प्रोफ़ाइलें देखें।',
  'blogs.noneAction': 'प्रोफ़ाइलें देखें',
  'blogs.failed': 'लेख लोड नहीं हुए',
  'blog.failed': 'यह लेख लोड नहीं हुआ',
  'blog.inEnglish': 'अंग्रेज़ी',
  'blog.inMarathi': 'मराठी',
  'blog.inHindi': 'हिंदी',
  'blog.readingTime': {
    one: 'पढ़ने में {count} मिनट',
    other: 'पढ़ने में {count} मिनट',
  },
  'blog.missingText': 'हो सकता है कि वह कहीं और रखा गया या हटाया गया हो। बाक़ी सब लेख सूची में हैं।',
  'blog.missingPicture': '404: छह क़दम एक ऐसे दरवाज़े तक जाते हैं जो है ही नहीं',
  'blog.all': 'सभी लेख',
  'blog.more': 'आगे पढ़ें',
  'blog.next': 'अगला लेख',
  'blog.previous': 'पिछला लेख',
  'blog.share': 'शेयर करें',
  'features.title': '{product} आपके लिए क्या करता है',
  'features.intro': 'आठ बातें जो चुनाव आसान करती हैं, आपके लिए और आपके परिवार के लिए।',
  'features.failed': 'विशेषताएँ लोड नहीं हुईं',
  'features.join': 'मुफ़्त जुड़ें',
  'legal.failed': 'नियम और शर्तें लोड नहीं हुईं',
  'legal.contents': 'विषय-सूची',
  'legal.updated': 'पिछला बदलाव: {day}',
  'legal.print': 'प्रिंट करें',
} satisfies TranslationOf<typeof texts>;
