import type { TranslationOf } from 'shared-contracts/i18n/i18n';
import type * as en from '../en/gateway.ts';

export const gatewayTexts = {
  'frame.skip': 'थेट मजकुराकडे जा',
  'frame.tabs': 'मुख्य पाने',
  'frame.toProfiles': '{product}, सर्व प्रोफाइल',
  'frame.loading': 'पान उघडत आहे',
  'page.title': '{page} – {product}',
  'page.notFound': 'पान सापडले नाही',
  'page.sharedProfile':
    '{product} वरील एक प्रोफाइल. इथे कुटुंबे निवांतपणे भेटतात, आणि कागदपत्रे आमची टीम तपासते.',
  'page.noscript': '{product} साठी JavaScript लागते. कृपया ब्राउझरमध्ये ते सुरू करा आणि हे पान पुन्हा उघडा.',
  'tooMany.title': 'कृपया थोडे थांबा',
  'tooMany.text':
    'इथून आत्ता खूप पाने उघडली गेली. काहीही हरवलेले नाही: एक मिनिट थांबा आणि हे पान पुन्हा उघडा.',
  'notStarted.title': 'पान सुरू झाले नाही',
  'notStarted.text':
    'ही आमची चूक आहे, आणि आमच्या टीमला ती दिसते. काहीही हरवलेले नाही. कृपया काही मिनिटांनी पुन्हा प्रयत्न करा.',
  'notStarted.again': 'पुन्हा प्रयत्न करा',
  'override.title': 'चाचणीची आवृत्ती वापरून पाहायची का?',
  'override.text':
    'या लिंकमुळे फक्त याच ब्राउझरमध्ये चाचणीची आवृत्ती सुरू होईल; तिच्यात चुका असू शकतात. ती खालील वेळेपर्यंत किंवा तुम्ही ब्राउझर बंद करेपर्यंत राहील. ही लिंक साइटच्या टीमने पाठवली असेल तरच होकार द्या.',
  'override.unit': 'साइटचा भाग',
  'override.build': 'आवृत्ती',
  'override.until': 'कधीपर्यंत (भारतीय वेळ)',
  'override.confirm': 'हो, सुरू करा',
  'override.cancel': 'रद्द करा',
  'override.endedTitle': 'या लिंकची मुदत संपली आहे',
  'override.endedText': 'चाचणीच्या लिंक एक दिवस चालतात. ज्यांनी ती पाठवली त्यांच्याकडून नवी मागून घ्या.',
  'override.toPage': 'लिंकशिवाय पान उघडा',
  'site.starting': 'साइट सुरू होत आहे. कृपया काही सेकंदांनी पुन्हा प्रयत्न करा.',
} as const satisfies TranslationOf<typeof en.gatewayTexts>;
