import { useState } from 'react';
import { keyOf } from 'shared-contracts/calls/query';
import {
  listOccupations,
  LONGEST_QUERY,
  type Suggestion,
  type SuggestionCall,
} from 'shared-contracts/calls/suggestions';
import { useHost } from 'shared-contracts/host';
import type { Locale } from 'shared-contracts/i18n/i18n';
import { useQuery } from 'shared-contracts/query';

/**
 * Reads what stood in a field when it was opened in the script of the page, where the list knows it by that name (decision
 * 182); what its owner saves stays as it was written. Occupations are read as they stand: many have another form for a woman.
 */
export function useListedNames(
  call: SuggestionCall,
  values: readonly string[],
): (value: string) => string {
  const { send, locale } = useHost();
  const [written] = useState(() =>
    call === listOccupations ? [] : values.filter((value) => isInOther(value, locale)),
  );
  const { data } = useQuery({
    queryKey: [...keyOf(call), 'names', written],
    queryFn: async ({ signal }) => {
      const replies = await Promise.all(
        written.map((q) => send(call, { query: { q } }, { signal })),
      );
      return written.map(
        (value, at) => [value, nameIn(replies[at]?.data ?? [], value, locale)] as const,
      );
    },
    enabled: written.length > 0,
    staleTime: Infinity,
    retry: false,
  });
  const names = new Map(data);
  return (value) => names.get(value) ?? value;
}

/** Whether a text is in the script that is not the page's. */
export function isInOther(text: string, locale: Locale): boolean {
  if (text.trim() === '' || text.length > LONGEST_QUERY) return false;
  return /\p{Script=Devanagari}/u.test(text) === (locale === 'en');
}

function nameIn(found: readonly Suggestion[], value: string, locale: Locale): string {
  const wanted = value.trim().toLowerCase();
  const same = found.find(({ name, devanagari }) =>
    [name.toLowerCase(), devanagari].includes(wanted),
  );
  if (same === undefined) return value;
  return locale === 'en' ? same.name : same.devanagari;
}
