import { useEffect, useState } from 'react';
import type { PeopleCount } from 'shared-contracts/calls/listing-filters';
import type { Sort } from '../show.ts';
import { draftErrors, type FilterDraft } from './draft.ts';
import { filtersText } from './filter-address.ts';
import { useFilteredPeople } from './use-filtered-people.ts';

/** How long a draft stands still before its people are counted, in ms. */
const STILL = 400;

/** How many people the draft leaves; undefined while that is not known. */
export function useDraftCount(draft: FilterDraft, sort: Sort): PeopleCount | undefined {
  const [still, setStill] = useState(draft);
  const text = filtersText(draft);
  useEffect(() => {
    const timer = setTimeout(() => setStill(draft), STILL);
    return () => clearTimeout(timer);
    // The text stands for the draft.
  }, [text]); // oxlint-disable-line react/exhaustive-deps
  // Each search for a name counts against those of the day.
  const enabled = draftErrors(still).size === 0 && still.q === undefined;
  const people = useFilteredPeople({ filters: still, sort, enabled });
  return filtersText(still) === text && enabled ? people.data?.pages[0]?.data.count : undefined;
}
