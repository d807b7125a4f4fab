import type { TranslationOf } from 'shared-contracts/i18n/i18n';
import type { contactTexts } from './contact-texts.ts';

/** Words around family contacts and biodata in Marathi. */
export const marathi = {
  'contacts.title': 'कुटुंबाचे संपर्क',
  'contacts.count': { one: 'कुटुंबाचा {count} संपर्क', other: 'कुटुंबाचे {count} संपर्क' },
  'contacts.upgrade': 'संपर्क पाहण्यासाठी मोठा प्लॅन घ्या',
  'contacts.verify': 'संपर्क पाहण्यासाठी तुमची ओळख पडताळून घ्या',
  'contacts.show': 'नंबर दाखवा',
  'contacts.ask': '{name} यांचे संपर्क पाहायचे?',
  'contacts.askText':
    'हे तुमच्या आजच्या संपर्कांच्या मर्यादेत मोजले जाईल, आणि तुम्ही पाहिल्याचे {name} यांना दिसेल.',
  'contacts.address.reveal': 'नंबरांबरोबर घरचा पत्ताही दिसेल.',
  'contacts.address.match': 'तुमच्यातील पसंती स्वीकारली गेली की घरचा पत्ता दिसेल.',
  'contacts.call': '{name} यांना फोन करा',
  'biodata.title': 'बायोडेटा, PDF मध्ये',
  'biodata.language': 'शीर्षकांची भाषा',
  'biodata.get': 'बायोडेटा डाउनलोड करा',
  'biodata.making': 'बायोडेटा तयार होत आहे. काही सेकंद लागतील.',
  'biodata.coming': 'बायोडेटा डाउनलोड होत आहे.',
  'biodata.slow': 'नेहमीपेक्षा जास्त वेळ लागत आहे. कृपया याच पानावर थांबा; तो येईल.',
} satisfies TranslationOf<typeof contactTexts>;
