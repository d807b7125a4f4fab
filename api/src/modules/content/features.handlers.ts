import type { listFeatures } from 'shared-contracts/calls/content';
import { featureTexts } from '../../../locales/en/feature.ts';
import { featureTexts as hindi } from '../../../locales/hi/feature.ts';
import { featureTexts as marathi } from '../../../locales/mr/feature.ts';
import type { Handler } from '../../platform/calls/serve.ts';
import { replyLanguage } from '../../platform/http/request-language.ts';
import { wordsOf } from '../../platform/languages/wording.ts';
import { blogPictureAt } from '../../storage/file-addresses.ts';

const words = wordsOf(featureTexts, { mr: marathi, hi: hindi });

/** The blocks in their order, each with the drawn scene that stands beside it. */
const BLOCKS = [
  ['badges', 'badges'],
  ['assistant', 'assistant'],
  ['video', 'video-introduction'],
  ['biodata', 'biodata-sheet'],
  ['gunMilan', 'gun-milan-ring'],
  ['chat', 'search-and-chat'],
  ['govId', 'government-id'],
  ['family', 'family-contacts'],
] as const;

/** What the site offers. */
export const answerListFeatures: Handler<typeof listFeatures> = (_, { request, reply }) => {
  const t = words(replyLanguage(request, reply));
  return {
    data: BLOCKS.map(([id, picture]) => ({
      id,
      title: t(`${id}.title`),
      text: t(`${id}.text`),
      image: blogPictureAt(picture),
    })),
  };
};
