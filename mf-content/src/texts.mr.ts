import type { TranslationOf } from 'shared-contracts/i18n/i18n';
import type { texts } from './texts.ts';

/** The texts of this remote in Marathi. */
export const marathi = {
  'wait.long': 'नेहमीपेक्षा जास्त वेळ लागत आहे. कृपया याच पानावर थांबा; ते येईल.',
  'link.newTab': '(नव्या टॅबमध्ये उघडते)',
  'picture.missing': 'चित्र: {alt}',
  'blogs.intro': 'योग्य निवड, कुटुंबांच्या भेटीगाठी आणि सुरक्षितता यांविषयी.',
  'blogs.noneText': 'पहिला लेख लिहिला जात आहे. तोपर्यंत प्रोफाइल पहा.',
  'blogs.noneAction': 'प्रोफाइल पहा',
  'blogs.failed': 'लेख लोड झाले नाहीत',
  'blog.failed': 'हा लेख लोड झाला नाही',
  'blog.inEnglish': 'इंग्रजी',
  'blog.inMarathi': 'मराठी',
  'blog.inHindi': 'हिंदी',
  'blog.readingTime': {
    one: 'वाचायला {count} मिनिट',
    other: 'वाचायला {count} मिनिटे',
  },
  'blog.missingText': 'तो हलवला किंवा काढला गेला असेल. बाकीचे सर्व लेख यादीत आहेत.',
  'blog.missingPicture': '404: सहा पावले एका नसलेल्या दारापाशी जातात',
  'blog.all': 'सर्व लेख',
  'blog.more': 'पुढे वाचा',
  'blog.next': 'पुढचा लेख',
  'blog.previous': 'मागचा लेख',
  'blog.share': 'शेअर करा',
  'features.title': '{product} तुमच्यासाठी काय करते',
  'features.intro': 'तुमच्यासाठी आणि तुमच्या कुटुंबासाठी निवड सोपी करणाऱ्या आठ गोष्टी.',
  'features.failed': 'वैशिष्ट्ये लोड झाली नाहीत',
  'features.join': 'मोफत सामील व्हा',
  'legal.failed': 'अटी आणि शर्ती लोड झाल्या नाहीत',
  'legal.contents': 'अनुक्रमणिका',
  'legal.updated': 'शेवटचा बदल: {day}',
  'legal.print': 'छापा',
} satisfies TranslationOf<typeof texts>;
