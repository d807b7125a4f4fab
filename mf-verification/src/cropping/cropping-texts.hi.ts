import type { TranslationOf } from 'shared-contracts/i18n/i18n';
import type { croppingTexts } from './cropping-texts.ts';

/** Words of the cropper in Hindi. */
export const hindi = {
  area: 'जो हिस्सा रहेगा। तीर वाली कुंजियों से फ़ोटो खिसकती है।',
  zoom: 'ज़ूम',
  turnLeft: 'बाईं ओर घुमाएँ',
  turnRight: 'दाईं ओर घुमाएँ',
  help: 'फ़ोटो को खींचकर खिसकाएँ, दो उँगलियों से छोटा-बड़ा करें।',
  turned: '{degrees} डिग्री पर घुमाई गई',
  wait: 'फ़ोटो लोड हो रही है',
  failed: 'फ़ोटो काटने का टूल लोड नहीं हुआ',
} satisfies TranslationOf<typeof croppingTexts>;
