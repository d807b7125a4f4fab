import type { TranslationOf } from 'shared-contracts/i18n/i18n';
import type * as en from '../en/listing.ts';

export { agreementTexts } from 'shared-contracts/locales/mr/agreements';

export const heightTexts = {
  'height.feet': '{feet}\u{a0}फूट\u{a0}{inches}\u{a0}इंच',
  'height.cm': '({cm}\u{a0}सेंमी)',
} satisfies Record<keyof typeof en.heightTexts, string>;

export const texts = {
  ...heightTexts,

  'hero.title': 'मनाजोगे स्थळ शोधा, विश्वासाच्या कुटुंबांमध्ये',
  'hero.text': 'आपल्या समाजातील कुटुंबे. आम्ही तपासलेल्या गोष्टींवर खूण दिसते.',
  'hero.signs': 'कुटुंबे आमच्यावर विश्वास का ठेवतात',
  'hero.verified': 'ओळख, नोकरी, उत्पन्नाचे कागद आम्ही तपासतो',
  'hero.private': 'तुमचे फोटो कोणी पाहायचे ते तुम्ही ठरवा; फोन नंबर फक्त पडताळलेल्या सदस्यांना',
  'hero.gunmilan': 'गुण मिलन, प्रत्येक गुणाच्या कारणासह',
  'hero.runBy': 'काही विचारायचे आहे? ही साइट चालवणारे: {name}',
  'hero.checks': 'आम्ही कुटुंबे कशी तपासतो',
  'hero.write': 'आम्हाला लिहा',

  'list.title': 'प्रोफाइल',
  'list.visitorTitle': 'आपल्या समाजातील वधू-वर',
  'list.show': 'कोणत्या प्रोफाइल दाखवायच्या',
  'list.all': 'सर्व',
  'list.brides': 'वधू',
  'list.grooms': 'वर',
  'list.sort': 'प्रोफाइलचा क्रम',
  'list.relevance': 'तुमच्यासाठी',
  'list.newest': 'नवीन',
  'list.active': 'सक्रिय',
  'list.count': { one: '{people} प्रोफाइल', other: '{people} प्रोफाइल' },
  'list.countMore': '{people}+ प्रोफाइल',
  'list.look.columns': 'शेजारी शेजारी दोन दाखवा',
  'list.look.rows': 'एकाखाली एक दाखवा',
  'list.filters': 'फिल्टर',
  'list.featured': 'खास प्रोफाइल',
  'list.loading': 'प्रोफाइल उघडत आहेत',
  'list.slow': 'नेहमीपेक्षा जास्त वेळ लागत आहे. कृपया याच पानावर थांबा; प्रोफाइल येतील.',
  'list.more': 'आणखी दाखवा',
  'list.shown': { one: 'आतापर्यंत {count} प्रोफाइल', other: 'आतापर्यंत {count} प्रोफाइल' },
  'list.end': {
    one: 'इथे एकच प्रोफाइल आहे, ती पाहून झाली',
    other: 'सर्व {count} प्रोफाइल पाहून झाल्या',
  },
  'list.setAside': {
    one: 'तुम्ही एक प्रोफाइल बाजूला ठेवली; तशा प्रोफाइल नंतर दिसतात',
    other: 'तुम्ही {count} प्रोफाइल बाजूला ठेवल्या; तशा प्रोफाइल नंतर दिसतात',
  },
  'list.emptyTitle': 'सध्या दाखवण्यासारखे कोणी नाही',
  'list.emptyVisitor': 'दर आठवड्याला नवी कुटुंबे येतात. सर्व प्रोफाइल पहा, किंवा लवकरच पुन्हा या.',
  'list.emptyMember': 'दर आठवड्याला नवी कुटुंबे येतात. पूर्ण भरलेली प्रोफाइल आधी सापडते: तोपर्यंत तुमची भरून ठेवा.',
  'list.showAll': 'सर्व दाखवा',
  'list.editProfile': 'माझी प्रोफाइल पूर्ण करा',

  'failure.title': 'प्रोफाइल लोड झाल्या नाहीत',
  'failure.moreTitle': 'आणखी प्रोफाइल लोड झाल्या नाहीत',

  'card.photos': '{name} यांचे फोटो',
  'card.photoOf': '{name}, {of} पैकी फोटो {n}',
  'card.noPhoto': '{name} यांनी अजून फोटो दिलेला नाही',
  'card.withheld': '{name} यांचे फोटो काही सदस्यांनाच दिसतात',
  'card.photoFor.everyone': 'फोटो सर्वांसाठी',
  'card.photoFor.members': 'फोटो सदस्यांसाठी',
  'card.photoFor.verified': 'फोटो पडताळलेल्या सदस्यांसाठी',
  'card.photoFor.matched': 'फोटो पसंती जुळल्यावर',
  'card.previous': 'मागचा फोटो',
  'card.next': 'पुढचा फोटो',
  'card.position': '{of} पैकी {n}',
  'card.matched': 'जुळले',
  'card.gunmilan': 'गुण मिलन {max} पैकी {total}',
  'card.ofMax': '{max} पैकी',
  'card.noScore': 'गुण मिलनासाठी दोघांचे जन्मनाव हवे',
  'why.stated': '{what} तुमच्या अपेक्षेप्रमाणे',
  'why.close': '{what} तुमच्याशी जुळणारे',
  'why.two': '{a} आणि {b}',
  'why.three': '{a}, {b} आणि {c}',
  'card.notForMe': '{name}: माझ्यासाठी नाही',
  'card.showAgain': '{name} यांना पुन्हा दाखवा',
  'like.title': 'अशाच इतर प्रोफाइल',
  'card.save': '{name} यांची प्रोफाइल जतन करा',
  'card.unsave': '{name} यांची प्रोफाइल जतन केलेल्यांतून काढा',

  'seal.identity': 'ओळख पडताळलेली',
  'seal.job': 'नोकरी पडताळलेली',
  'seal.income': 'उत्पन्न पडताळलेले',
  'seal.property': 'मालमत्ता पडताळलेली',

  'invitation.title': 'पूर्ण प्रोफाइल पहा',
  'invitation.more': 'आणखी पाहण्यासाठी मोफत सामील व्हा',
  'invitation.text':
    'मोफत सामील व्हा: आणखी फोटो, कुटुंबाची माहिती आणि पत्रिका पहा, आवडलेली स्थळे जतन करा आणि बोलणे सुरू करा.',
} satisfies TranslationOf<typeof en.texts>;

/** What a native speaker should look at. */
export const doubts = {
  texts: {
    'hero.title':
      '"स्थळ" for a match is the word of families; whether it suits the one who marries too',
    'hero.runBy': 'names the grievance officer; turned around so that the name takes no case',
    'card.matched': 'short, for the ribbon is narrow; in full it would be पसंती जुळली',
    'card.ofMax': 'stands below the number in the ring: 27.5, then "36 पैकी"',
  },
} as const;
