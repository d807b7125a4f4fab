import type { TranslationOf } from 'shared-contracts/i18n/i18n';
import { marathi as height } from '../../people/height-words.mr.ts';
import { marathi as manager } from '../../people/manager-words.mr.ts';
import type { firstTexts } from './first-texts.ts';

/** Texts of the guided first profile in Marathi. */
export const marathi = {
  ...height,
  ...manager,
  'first.title.self': 'तुमची पहिली प्रोफाइल',
  'first.title.female': 'वधूची पहिली प्रोफाइल',
  'first.title.male': 'वराची पहिली प्रोफाइल',
  'first.title.relative': 'पहिली प्रोफाइल',
  'first.place': '{of} पैकी पायरी {n}',
  'first.all': 'त्याऐवजी सर्व माहिती भरा',
  'first.bar': 'पुढे जा',
  'first.next': 'पुढे',
  'first.skip': 'नंतर भरू',
  'first.people': 'प्रोफाइल पहा',

  'who.title': 'ही प्रोफाइल कोणासाठी आहे?',
  'who.text': 'इथल्या अनेक प्रोफाइल आई-वडील, भाऊ किंवा बहीण सांभाळतात. कृपया सांगा.',
  'who.mistaken': 'खाते उघडताना चूक झाली होती का? मग प्रोफाइल दुरुस्त करा.',
  'who.correct.female': 'ही प्रोफाइल वधूची करा',
  'who.correct.male': 'ही प्रोफाइल वराची करा',
  'photo.title': 'एक फोटो',
  'photo.text.self': 'कुटुंबे चेहरा दिसणाऱ्या प्रोफाइल आधी पाहतात. तुमचा फोटो कोणी पाहायचा ते तुम्ही ठरवा.',
  'photo.text.female': 'कुटुंबे चेहरा दिसणाऱ्या प्रोफाइल आधी पाहतात. वधूचा फोटो कोणी पाहायचा ते तुम्ही ठरवा.',
  'photo.text.male': 'कुटुंबे चेहरा दिसणाऱ्या प्रोफाइल आधी पाहतात. वराचा फोटो कोणी पाहायचा ते तुम्ही ठरवा.',
  'photo.text.relative': 'कुटुंबे चेहरा दिसणाऱ्या प्रोफाइल आधी पाहतात. फोटो कोणी पाहायचा ते तुम्ही ठरवा.',
  'photo.own.self': 'तुमच्या कार्डावर दिसणारा तुमचा फोटो',
  'photo.own.female': 'वधूच्या कार्डावर दिसणारा फोटो',
  'photo.own.male': 'वराच्या कार्डावर दिसणारा फोटो',
  'photo.own.relative': 'कार्डावर दिसणारा फोटो',
  'photo.add': 'फोटो जोडा',
  'photo.change': 'फोटो जोडा किंवा बदला',
  'facts.title': 'कुटुंबे आधी काय विचारतात',
  'facts.text': 'पाच गोष्टी. जे रिकामे ठेवाल ते नंतर भरता येईल.',
  'stars.title': 'जन्मनाव, आणि कसा जोडीदार हवा',
  'stars.text': 'जन्मनाव इंग्रजी किंवा देवनागरी अक्षरांत लिहा, आणि ते कसे वाचले जाते ते पहा.',
  'stars.hopes': 'कसा जोडीदार हवा',
  'stars.hopesText':
    'हे तुम्ही सांगितलेल्या माहितीवरून सुचवले आहे. हवे ते बदला: यामुळे कोणतीही प्रोफाइल लपत नाही.',
  'seen.title.self': 'इतरांना तुमची प्रोफाइल अशी दिसेल',
  'seen.title.female': 'इतरांना वधूची प्रोफाइल अशी दिसेल',
  'seen.title.male': 'इतरांना वराची प्रोफाइल अशी दिसेल',
  'seen.title.relative': 'इतरांना ही प्रोफाइल अशी दिसेल',
  'seen.text': 'यात कधीही भर घालता येईल.',
  'seen.card.self': 'तुमचे कार्ड',
  'seen.card.female': 'वधूचे कार्ड',
  'seen.card.male': 'वराचे कार्ड',
  'seen.card.relative': 'कार्ड',
  'seen.profile.self': 'माझी पूर्ण प्रोफाइल पहा',
  'seen.profile.female': 'वधूची पूर्ण प्रोफाइल पहा',
  'seen.profile.male': 'वराची पूर्ण प्रोफाइल पहा',
  'seen.profile.relative': 'पूर्ण प्रोफाइल पहा',
  'seen.rest': 'बाकीची माहिती भरा',
} satisfies TranslationOf<typeof firstTexts>;

/** What a native speaker should look at. */
export const doubts = {
  'first.skip': 'a button beside "पुढे": "नंतर भरू" instead of "वगळा", which sounds final',
  'stars.hopes': '"कसा जोडीदार" is masculine by grammar and means either',
} as const;
