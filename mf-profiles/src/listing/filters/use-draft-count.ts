import { useEffect, useState } from 'react';
import type { FilterWord, PeopleCount } from 'shared-contracts/calls/listing-filters';
import type { Sort } from '../show.ts';
import { draftErrors, type FilterDraft } from './draft.ts';
import { filtersText } from './filter-address.ts';
import { useFilterWords } from './use-filter-words.ts';
import { useFilteredPeople } from './use-filtered-people.ts';

/** How long a draft stands still before its people are counted, in ms. */
const STILL = 400;

/** What the server replies about a draft. */
interface DraftReply {
  /** How many people it leaves; undefined while that is not known. */
  readonly count: PeopleCount | undefined;
  /** What it says in words of one's own, as the page writes them; the last ones until the next reply. */
  readonly words: readonly FilterWord[];
}

/** The first page of those whom the draft leaves, once it stands still. */
export function useDraftCount(draft: FilterDraft, sort: Sort): DraftReply {
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
  const first = people.data?.pages[0]?.data;
  const words = useFilterWords(first?.filter_words);
  return { count: filtersText(still) === text && enabled ? first?.count : undefined, words };
}
