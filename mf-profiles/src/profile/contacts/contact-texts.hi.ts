import type { TranslationOf } from 'shared-contracts/i18n/i18n';
import type { contactTexts } from './contact-texts.ts';

/** Words around family contacts and biodata in Hindi. */
export const hindi = {
  'contacts.title': 'परिवार के संपर्क',
  'contacts.count': { one: 'परिवार का {count} संपर्क', other: 'परिवार के {count} संपर्क' },
  'contacts.upgrade': 'संपर्क देखने के लिए बड़ा प्लान लें',
  'contacts.verify': 'संपर्क देखने के लिए अपनी पहचान का सत्यापन कराएँ',
  'contacts.show': 'नंबर दिखाएँ',
  'contacts.ask': '{name} के संपर्क देखें?',
  'contacts.askText': 'यह आपके आज के संपर्कों की सीमा में गिना जाएगा, और {name} को दिखेगा कि आपने संपर्क देखे।',
  'contacts.address.reveal': 'नंबरों के साथ घर का पता भी दिखेगा।',
  'contacts.address.match': 'आपके बीच पसंद स्वीकार होने पर घर का पता दिखेगा।',
  'contacts.call': '{name} को फ़ोन करें',
  'biodata.title': 'बायोडाटा, PDF में',
  'biodata.language': 'शीर्षकों की भाषा',
  'biodata.get': 'बायोडाटा डाउनलोड करें',
  'biodata.making': 'बायोडाटा बन रहा है। कुछ सेकंड लगेंगे।',
  'biodata.coming': 'बायोडाटा डाउनलोड हो रहा है।',
  'biodata.slow': 'सामान्य से ज़्यादा समय लग रहा है। कृपया इसी पेज पर रहें; वह आ जाएगा।',
} satisfies TranslationOf<typeof contactTexts>;
