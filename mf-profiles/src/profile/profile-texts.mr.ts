import type { TranslationOf } from 'shared-contracts/i18n/i18n';
import { marathi as fields } from '../people/field-texts.mr.ts';
import { marathi as manager } from '../people/manager-words.mr.ts';
import { marathi as values } from '../people/value-texts.mr.ts';
import type { profileTexts } from './profile-texts.ts';

/** Texts of the profile view in Marathi. */
export const marathi = {
  ...values,
  ...fields,
  ...manager,

  'view.title': 'प्रोफाइल',
  'view.loading': 'प्रोफाइल उघडत आहे',
  'view.slow': 'नेहमीपेक्षा जास्त वेळ लागत आहे. कृपया याच पानावर थांबा; प्रोफाइल येईल.',
  'view.failed': 'ही प्रोफाइल लोड झाली नाही',
  'view.tabs': '{name} यांची माहिती',
  'view.interestInYou': '{name} यांनी तुम्हाला पसंती कळवली आहे',
  'view.actions': 'काय करता येईल',
  'view.about': '{name} यांच्याविषयी',
  'view.share': '{name} यांची प्रोफाइल शेअर करा',
  'view.shareLink': 'प्रोफाइलची लिंक',
  'view.shareByHand':
    'तुमच्या ब्राउझरला ती आपोआप कॉपी करता येत नाही. इथून कॉपी करा; ती उघडणाऱ्याला साइन इन न करता दिसते तेवढीच माहिती दिसेल.',
  'view.fullScreen': 'पूर्ण स्क्रीन',
  'view.close': 'बंद करा',
  'view.video': 'व्हिडिओ परिचय',
  'view.videoShort': 'व्हिडिओ',
  'video.of': '{name} यांचा व्हिडिओ परिचय',
  'video.play': '{name} यांचा परिचय सुरू करा',
  'video.failed': 'व्हिडिओ लोड झाला नाही. कृपया पुन्हा प्रयत्न करा.',
  'view.own': 'ही तुमची स्वतःची प्रोफाइल आहे, इतर सदस्यांना दिसते तशी.',
  'view.edit': 'माझी प्रोफाइल बदला',
  'view.editPhotos': 'फोटो जोडा किंवा बदला',
  'view.addPhoto': 'फोटो जोडा',
  'next.points': {
    one: 'यामुळे प्रोफाइलचा {count} गुण वाढतो.',
    other: 'यामुळे प्रोफाइलचे {count} गुण वाढतात.',
  },
  'next.fields': 'प्रोफाइलमध्ये आणखी माहिती भरा',
  'next.photo': 'फोटो जोडा',
  'next.contacts': 'कुटुंबातील एक संपर्क द्या',
  'next.video_intro': 'छोटा व्हिडिओ रेकॉर्ड करा',
  'next.personal': 'तुमची ओळख पडताळून घ्या',
  'next.job': 'तुमची नोकरी पडताळून घ्या',
  'next.salary': 'तुमचे उत्पन्न पडताळून घ्या',
  'next.property': 'तुमची मालमत्ता पडताळून घ्या',

  'blocked.title': 'तुम्ही {name} यांना ब्लॉक केले आहे',
  'blocked.text':
    '{name} यांना तुमची प्रोफाइल सापडत नाही, आणि दोघेही कोणत्याच यादीत एकमेकांना दिसत नाहीत.',

  'gone.title': 'ही प्रोफाइल उपलब्ध नाही',
  'gone.text': 'ती कदाचित थांबवली किंवा बंद केली असेल, किंवा लिंक अपूर्ण असेल. भेटण्यासारखी इतर अनेक स्थळे आहेत.',
  'married.title': 'यांचे लग्न ठरले आहे',
  'married.text': 'त्यांची प्रोफाइल आता बंद आहे. भेटण्यासारखी इतर अनेक स्थळे आहेत.',
  'gone.back': 'सर्व प्रोफाइल पहा',
  'budget.title': 'तुम्ही खूप प्रोफाइल पाहिल्या आहेत',
  'budget.member': 'थोड्या वेळाने आणखी पाहता येतील. काहीही हरवलेले नाही: तुमची यादी आहे तशीच राहील.',
  'budget.visitor': 'पुढे पाहण्यासाठी आणि पूर्ण प्रोफाइलसाठी मोफत सामील व्हा.',

  'join.title': '{name} यांची पूर्ण प्रोफाइल पाहण्यासाठी सामील व्हा',
  'join.text': 'हे मोफत आहे, आणि तुमची प्रोफाइल तुम्ही परवानगी द्याल तेवढीच दिसते.',
  'join.photos': 'आणखी फोटो आणि व्हिडिओ परिचय',
  'join.gunmilan': '36 पैकी तुमचे गुण मिलन',
  'join.hello': 'जतन करा, पसंती पाठवा आणि चॅट करा',

  'seal.identity': 'ओळख',
  'seal.job': 'नोकरी',
  'seal.income': 'उत्पन्न',
  'seal.property': 'मालमत्ता',
  'seal.verified': 'पडताळणी झाली: {list}',

  'visitor.chat': 'चॅट',
  'visitor.save': 'जतन करा',
  'visitor.interest': 'पसंती पाठवा',
  'visitor.block': 'ब्लॉक करा',
  'visitor.biodataTitle': 'बायोडेटा, PDF मध्ये',
  'visitor.biodata': 'बायोडेटा डाउनलोड करा',

  'glance.title': 'एका नजरेत',
  'glance.age': 'वय',
  'glance.years': { one: '{count} वर्ष', other: '{count} वर्षे' },

  'value.birthdate': '{day} ({age}\u00a0वर्षे)',
  'value.income': '₹{amount}',
} satisfies TranslationOf<typeof profileTexts>;

/** What a native speaker should look at. */
export const doubts = {
  'married.title': 'stands alone, as the title of a closed profile',
} as const;
