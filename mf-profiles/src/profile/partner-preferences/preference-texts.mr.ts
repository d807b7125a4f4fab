import type { TranslationOf } from 'shared-contracts/i18n/i18n';
import type { wishTexts } from './preference-texts.ts';

/** Words of what is hoped for beside what is so, in Marathi. */
export const marathi = {
  'both.title': 'तुम्ही दोघे',
  'both.common': 'दोघांत सारखे',
  'both.theirs': 'तुम्ही {name} यांच्या अपेक्षेप्रमाणे',
  'both.mine': '{name} तुमच्या अपेक्षेप्रमाणे',
  'both.nothing': 'दोन्ही प्रोफाइलमध्ये आणखी माहिती आली की काय सारखे आहे ते दिसेल.',
  'both.city': 'शहर',
  'both.values.traditional': 'पारंपरिक मूल्ये',
  'both.values.moderate': 'मध्यममार्गी मूल्ये',
  'both.values.liberal': 'आधुनिक मूल्ये',
  'both.show': 'अपेक्षा शेजारी शेजारी पहा',
  'theirs.title': '{name} यांच्या अपेक्षा',
  'theirs.none': '{name} यांनी हे अजून भरलेले नाही.',
  'theirs.asked': 'त्यांची अपेक्षा',
  'theirs.are': 'तुमची माहिती',
  'mine.title': 'तुमच्या अपेक्षा',
  'mine.none': 'तुमच्या अपेक्षा तुम्ही अजून भरलेल्या नाहीत.',
  'mine.asked': 'तुमची अपेक्षा',
  'mine.are': '{name} यांची माहिती',
  'wishes.note': 'दोघांनी भरले तसेच शेजारी शेजारी; काय महत्त्वाचे ते कुटुंबांनी ठरवावे.',
  'wishes.change': 'माझ्या अपेक्षा बदला',
  'wishes.asAsked': 'अपेक्षेप्रमाणे',
  'wishes.fillIn': 'अजून भरलेले नाही',
  'wishes.failed': 'तुमची प्रोफाइल लोड झाली नाही, म्हणून तुमची बाजू इथे दिसत नाही.',

  'ask.years': '{from} ते {to} वर्षे',
  'ask.yearsFrom': '{from} वर्षे किंवा जास्त',
  'ask.yearsTo': '{to} वर्षांपर्यंत',
  'ask.height': '{from} ते {to}',
  'ask.heightFrom': '{from} किंवा जास्त',
  'ask.heightTo': 'जास्तीत जास्त {to}',
  'ask.income': '₹{amount} किंवा जास्त',
} satisfies TranslationOf<typeof wishTexts>;
