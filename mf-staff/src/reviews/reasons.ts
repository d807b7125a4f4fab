import type { ClaimedDoc } from 'shared-contracts/calls/document-review';
import type { reviewTexts } from '../locales/en/reviews.ts';

/** Texts of reasons, in plain words for the member; numbered from 1 in this order. */
type ReasonKey = Extract<keyof typeof reviewTexts.en, `why.${string}`>;

const OF_DOCUMENTS = [
  'why.unreadable',
  'why.cutOff',
  'why.nameDiffers',
  'why.birthDiffers',
  'why.wrongKind',
  'why.expired',
] as const satisfies readonly ReasonKey[];

const OF_MASKED = ['why.uncovered'] as const satisfies readonly ReasonKey[];

const OF_PHOTOS = [
  'why.noFace',
  'why.manyPeople',
  'why.otherPerson',
  'why.contact',
  'why.notDecent',
  'why.filtered',
] as const satisfies readonly ReasonKey[];

/** The common reasons for what is in hand; what cannot be compared is not among them. */
export function reasonsFor(doc: Pick<ClaimedDoc, 'docType' | 'kind'> | null): readonly ReasonKey[] {
  if (doc === null) return OF_PHOTOS;
  const apt = OF_DOCUMENTS.filter((key) => key !== 'why.birthDiffers' || doc.docType === 'GovID');
  return doc.kind === 'aadhar' ? [...apt, ...OF_MASKED] : apt;
}
