import { DOC_KINDS } from 'shared-contracts/calls/verification';
import type { useTexts } from 'shared-contracts/host';
import type { reviewTexts } from '../locales/en/reviews.ts';
import type { Entry } from './entries.ts';

type Translate = ReturnType<typeof useTexts<typeof reviewTexts.en>>;
type Kind = (typeof DOC_KINDS)[keyof typeof DOC_KINDS][number];
const KINDS: readonly Kind[] = Object.values(DOC_KINDS).flat();

/** What was handed in, as far as this build knows it. */
export function kindText(text: Translate, kind: string): string {
  const known = KINDS.find((one) => one === kind);
  return known === undefined ? kind : text(`kind.${known}`);
}

/** What something is called: whose, and what. */
export function titleOf({ doc, who }: Entry, text: Translate): string {
  if (doc === null) return text('item.photo', { name: who });
  return text('item.document', {
    type: text(`type.${doc.docType}`),
    kind: kindText(text, doc.kind),
    name: who,
  });
}
