import type { useTexts } from 'shared-contracts/host';
import type { reviewTexts } from '../locales/en/reviews.ts';
import type { Entry } from './entries.ts';
import { kindText } from './kind-text.ts';

type Translate = ReturnType<typeof useTexts<typeof reviewTexts.en>>;

/** What something is called: whose, and what. */
export function titleOf({ doc, who }: Entry, text: Translate): string {
  if (doc === null) return text('item.photo', { name: who });
  return text('item.document', {
    type: text(`type.${doc.docType}`),
    kind: kindText(text, doc.kind),
    name: who,
  });
}
