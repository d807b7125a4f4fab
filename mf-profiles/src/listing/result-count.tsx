import type { Ref } from 'react';
import type { PeopleCount } from 'shared-contracts/calls/listing-filters';
import { useTexts } from 'shared-contracts/host';
import { texts } from '../locales/en/listing.ts';
import { countText } from '../people/count-text.ts';

interface ResultCountProps {
  readonly count: PeopleCount | undefined;
  readonly ref?: Ref<HTMLParagraphElement>;
}

/** How many people the listing holds; its line stands before the number is known, and is read out when it changes. */
export function ResultCount({ count, ref }: ResultCountProps) {
  const t = useTexts(texts);
  const keys = { exact: 'list.count', more: 'list.countMore' } as const;
  return (
    <p className="pf-count" role="status" tabIndex={-1} ref={ref}>
      {count && countText(count, keys, t)}
    </p>
  );
}
