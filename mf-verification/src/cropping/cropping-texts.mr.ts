import type { TranslationOf } from 'shared-contracts/i18n/i18n';
import type { croppingTexts } from './cropping-texts.ts';

/** Words of the cropper in Marathi. */
export const marathi = {
  area: 'ठेवला जाणारा भाग. बाणांच्या कळांनी फोटो सरकतो.',
  zoom: 'झूम',
  turnLeft: 'डावीकडे वळवा',
  turnRight: 'उजवीकडे वळवा',
  help: 'फोटो ओढून सरकवा, दोन बोटांनी लहान-मोठा करा.',
  turned: '{degrees} अंशांनी वळवला',
  wait: 'फोटो उघडत आहे',
  failed: 'फोटो कापण्याचे साधन लोड झाले नाही',
} satisfies TranslationOf<typeof croppingTexts>;
