import type { useTexts } from 'shared-contracts/host';
import type { Entry } from './entries.ts';
import { kindText } from './kind-text.ts';
import type { texts } from './review-texts.ts';

type Translate = ReturnType<typeof useTexts<typeof texts.en>>;

/** What something is called: whose, and what. */
export function titleOf({ doc, who }: Entry, text: Translate): string {
  if (doc === null) return text('item.photo', { name: who });
  return text('item.document', {
    type: text(`type.${doc.docType}`),
    kind: kindText(text, doc.kind),
    name: who,
  });
}
