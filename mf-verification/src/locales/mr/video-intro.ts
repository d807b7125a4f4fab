import type { TranslationOf } from 'shared-contracts/i18n/i18n';
import type * as en from '../en/video-intro.ts';

export const introTexts = {
  title: 'व्हिडिओ परिचय',
  intro:
    'तुमच्या स्वतःच्या आवाजातील एक मिनिट पानभर माहितीपेक्षा जास्त सांगते. ज्यांना तुमचे फोटो दिसतात त्यांनाच तो दिसतो; साइन इन न केलेल्यांना कधीच नाही.',
  wait: 'तुमचा व्हिडिओ परिचय उघडत आहे',
  failed: 'तुमचा व्हिडिओ परिचय लोड झाला नाही',

  'home.label': 'तुमचा परिचय',
  'home.kept': {
    one: '{count} सेकंद. नवीन वापरेपर्यंत आताचा व्हिडिओ राहतो.',
    other: '{count} सेकंद. नवीन वापरेपर्यंत आताचा व्हिडिओ राहतो.',
  },
  'home.again': 'नवीन रेकॉर्ड करा',
  'home.remove': 'काढा',
  'home.removeTitle': 'तुमचा व्हिडिओ परिचय काढायचा का?',
  'home.removeText': 'तो कायमचा हटवला जातो. नवीन कधीही रेकॉर्ड करता येतो.',
  'home.removed': 'तुमचा व्हिडिओ परिचय काढला आहे',
  'home.unplayable': 'हा ब्राउझर तो चालवू शकत नाही. इतरांवर तो चालू शकेल.',

  'begin.title': 'नमस्कार म्हणा',
  'begin.text': 'सहज बोला, ते पुरेसे आहे. चेहऱ्यावर उजेड येईल तिथे बसा आणि पाहुण्यांशी बोलावे तसे बोला.',
  'begin.record': 'कॅमेऱ्याने रेकॉर्ड करा',
  'begin.choose': 'व्हिडिओ निवडा',
  'begin.chooseHint': 'MP4, MOV किंवा WebM, जास्तीत जास्त एक मिनिट.',
  'begin.score': 'प्रोफाइलला +5 गुण मिळतात',

  'prompts.title': 'कुटुंबांना काय ऐकायला आवडते',
  'prompts.name': 'तुमचे नाव, आणि तुमचे घर कुठे आहे',
  'prompts.work': 'तुम्ही काय करता, आणि त्यात काय आवडते',
  'prompts.family': 'तुमच्या कुटुंबात कोण कोण आहे',
  'prompts.free': 'सुट्टीचा रविवार कसा घालवता',
  'prompts.hope': 'कसा जोडीदार हवा आहे',

  'camera.waiting': 'कॅमेऱ्याची वाट पाहत आहोत. हे पान कॅमेरा वापरू शकते का, असे तुमचा ब्राउझर विचारेल.',
  'camera.label': 'तुमच्या कॅमेऱ्यातील चित्र',
  'camera.start': 'सुरू करा',
  'camera.stop': 'थांबवा',
  'camera.mirror': 'मला आरशासारखे दाखवा. इतरांना तुम्ही नेहमी सरळच दिसता.',
  'camera.countdown': 'रेकॉर्डिंग सुरू होण्यास {count} सेकंद',
  'camera.left': { one: '{count} सेकंद उरला', other: '{count} सेकंद उरले' },
  'camera.recording': 'रेकॉर्डिंग सुरू आहे',
  'camera.cancel': 'रेकॉर्ड न करता मागे',
  'camera.refused': 'इथे कॅमेऱ्याला परवानगी नाही',
  'camera.refusedText':
    'या साइटला कॅमेरा आणि मायक्रोफोनची परवानगी द्या: पत्त्याशेजारील आयकॉनमधून ती देता येते. किंवा दुसऱ्या ॲपने रेकॉर्ड करून तो व्हिडिओ इथे निवडा.',
  'camera.missing': 'कॅमेरा सापडला नाही',
  'camera.missingText': 'फोनवर रेकॉर्ड करा, किंवा तुमच्याकडे असलेला व्हिडिओ निवडा.',
  'camera.taken': 'दुसरे ॲप कॅमेरा वापरत आहे',
  'camera.takenText': 'ते ॲप बंद करून पुन्हा प्रयत्न करा, किंवा तुमच्याकडे असलेला व्हिडिओ निवडा.',
  'camera.unable': 'हा ब्राउझर रेकॉर्ड करू शकत नाही',
  'camera.unableText': 'फोनच्या कॅमेऱ्याने रेकॉर्ड करून तो व्हिडिओ इथे निवडा.',
  'camera.tooShort': 'व्हिडिओ इतका लहान होता की काही दिसले नाही. कृपया पुन्हा प्रयत्न करा.',

  'review.label': 'तुमचा व्हिडिओ, अजून पाठवलेला नाही',
  'review.use': 'हा व्हिडिओ वापरा',
  'review.again': 'पुन्हा रेकॉर्ड करा',
  'review.other': 'दुसरा निवडा',
  'review.drop': 'टाकून द्या',
  'review.dropTitle': 'हा व्हिडिओ टाकून द्यायचा का?',
  'review.dropText': 'तो पाठवलेला नाही आणि दुसरीकडे कुठेही नाही.',
  'review.webm':
    'हा ब्राउझर अशा प्रकारचा व्हिडिओ बनवतो जो संगणकांवर, Android फोनवर आणि iOS 17.4 पासूनच्या iPhone वर चालतो.',

  'prepare.reading': 'तुमचा व्हिडिओ पाहत आहोत',
  'prepare.converting': 'फोनसाठी लहान करत आहोत: {percent}%',
  'prepare.tooLong': 'या व्हिडिओची लांबी {length} आहे; जास्तीत जास्त एक मिनिट चालतो.',
  'prepare.firstMinute': 'पहिले मिनिट वापरा',
  'prepare.unreadable': 'ही फाइल आम्हाला वाचता येईल असा व्हिडिओ नाही. कृपया MP4, MOV किंवा WebM निवडा.',
  'prepare.tooLarge': 'हा व्हिडिओ {most} MB पेक्षा मोठा आहे, आणि हा ब्राउझर तो लहान करू शकत नाही.',
  'prepare.codec':
    'या प्रकारचा व्हिडिओ बहुतेक फोनवर चालत नाही, आणि हा ब्राउझर तो बदलू शकत नाही. कृपया इथे रेकॉर्ड करा, किंवा MP4 (H.264) म्हणून सेव्ह करा.',

  'send.label': 'तुमचा व्हिडिओ पाठवत आहोत: {percent}%',
  'send.done': 'तुमचा व्हिडिओ परिचय पोहोचला',
  'send.failed': 'तुमचा व्हिडिओ पाठवला गेला नाही. तो इथेच आहे.',
  'send.offline': 'इंटरनेट परत येताच पाठवणे पुढे सुरू होईल.',
} satisfies TranslationOf<typeof en.introTexts>;

/** What a native speaker should look at. */
export const doubts = {
  introTexts: {
    'begin.score':
      'गुण is also the word for points of Gun Milan; the specification calls both a score.',
    'prompts.hope': 'जोडीदार is masculine in form and meant for both.',
  },
} as const;
