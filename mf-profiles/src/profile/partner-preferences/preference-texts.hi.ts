import type { TranslationOf } from 'shared-contracts/i18n/i18n';
import type { wishTexts } from './preference-texts.ts';

/** Words of what is hoped for beside what is so, in Hindi. */
export const hindi = {
  'both.title': 'आप दोनों',
  'both.common': 'दोनों में समान',
  'both.theirs': 'आप {name} की अपेक्षा के अनुसार',
  'both.mine': '{name} आपकी अपेक्षा के अनुसार',
  'both.nothing': 'दोनों प्रोफ़ाइलों में और जानकारी आने पर दिखेगा कि क्या-क्या समान है।',
  'both.city': 'शहर',
  'both.values.traditional': 'पारंपरिक मूल्य',
  'both.values.moderate': 'संतुलित मूल्य',
  'both.values.liberal': 'आधुनिक मूल्य',
  'both.show': 'अपेक्षाएँ आमने-सामने देखें',
  'theirs.title': '{name} की अपेक्षाएँ',
  'theirs.none': '{name} ने यह अभी नहीं भरा है।',
  'theirs.asked': 'उनकी अपेक्षा',
  'theirs.are': 'आपकी जानकारी',
  'mine.title': 'आपकी अपेक्षाएँ',
  'mine.none': 'आपने अपनी अपेक्षाएँ अभी नहीं भरी हैं।',
  'mine.asked': 'आपकी अपेक्षा',
  'mine.are': '{name} की जानकारी',
  'wishes.note': 'दोनों ने जैसा भरा, वैसा आमने-सामने; क्या ज़रूरी है, यह परिवार तय करें।',
  'wishes.change': 'मेरी अपेक्षाएँ बदलें',
  'wishes.asAsked': 'अपेक्षा के अनुसार',
  'wishes.fillIn': 'अभी भरा नहीं है',
  'wishes.failed': 'आपकी प्रोफ़ाइल लोड नहीं हुई, इसलिए आपका पक्ष यहाँ नहीं दिख रहा।',

  'ask.years': '{from} से {to} साल',
  'ask.yearsFrom': '{from} साल या अधिक',
  'ask.yearsTo': '{to} साल तक',
  'ask.height': '{from} से {to}',
  'ask.heightFrom': '{from} या अधिक',
  'ask.heightTo': '{to} तक',
  'ask.income': '₹{amount} या अधिक',
} satisfies TranslationOf<typeof wishTexts>;
