import type { listFeatures } from 'shared-contracts/calls/content';
import { blogPictureAt } from '../files/file-addresses.ts';
import type { Handler } from '../platform/serve.ts';
import { featureTexts } from './feature-texts.ts';

/** The blocks in their order, each with the drawn scene that stands beside it. */
const BLOCKS = [
  ['badges', 'badges'],
  ['assistant', 'assistant'],
  ['video', 'video-introduction'],
  ['biodata', 'biodata'],
  ['gunMilan', 'gun-milan'],
  ['chat', 'first-call'],
  ['govId', 'government-id'],
  ['family', 'family-meeting'],
] as const;

/** What the site offers. */
export const answerListFeatures: Handler<typeof listFeatures> = () => ({
  data: BLOCKS.map(([id, picture]) => ({
    id,
    title: featureTexts.en[`${id}.title`],
    text: featureTexts.en[`${id}.text`],
    image: blogPictureAt(picture),
  })),
});
