import { useState } from 'react';
import type { FilterWord } from 'shared-contracts/calls/listing-filters';

const NONE: readonly FilterWord[] = [];

/**
 * What the filters in words of one's own read as on this page, by the listing's reply; the last ones while the next reply
 * is on its way, so that a chip that stays says the same.
 */
export function useFilterWords(replied: readonly FilterWord[] | undefined): readonly FilterWord[] {
  const [last, setLast] = useState(replied ?? NONE);
  if (replied === undefined || replied === last) return last;
  setLast(replied);
  return replied;
}
