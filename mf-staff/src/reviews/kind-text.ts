import { DOC_KINDS } from 'shared-contracts/calls/verification';
import type { useTexts } from 'shared-contracts/host';
import type { reviewTexts } from '../locales/en/reviews.ts';

type Kind = (typeof DOC_KINDS)[keyof typeof DOC_KINDS][number];
const KINDS: readonly Kind[] = Object.values(DOC_KINDS).flat();

/** What was handed in, as far as this build knows it. */
export function kindText(
  text: ReturnType<typeof useTexts<typeof reviewTexts.en>>,
  kind: string,
): string {
  const known = KINDS.find((one) => one === kind);
  return known === undefined ? kind : text(`kind.${known}`);
}
