import { useEffect, useState } from 'react';
import {
  LONGEST_QUERY,
  type Suggestion,
  type SuggestionCall,
} from 'shared-contracts/calls/suggestions';
import { useHost } from 'shared-contracts/host';
import { keepPreviousData, useQuery } from 'shared-contracts/query';

/** Pause in typing before a request, in ms. */
const PAUSE = 200;
/** The lists are part of a release. */
const FRESH = 60 * 60 * 1000;

/** A suggestion in the script of what is typed. */
export interface SuggestedChoice {
  readonly value: string;
  readonly text: string;
  /** The other script, and what tells namesakes apart. */
  readonly about: string;
}

/** What a combobox offers for what is typed; nothing is requested before `open`. */
export function useSuggestions(call: SuggestionCall) {
  const { query } = useHost();
  const [typed, setTyped] = useState<string | null>(null);
  const [requested, setRequested] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setRequested(queryOf(typed)), PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);
  const found = useQuery({
    ...query(call, { query: requested === '' ? {} : { q: requested } }),
    staleTime: FRESH,
    placeholderData: keepPreviousData,
    enabled: typed !== null,
  });
  const wanted = queryOf(typed);
  const isAnswered = requested === wanted && !found.isPlaceholderData;
  const isDevanagari = /\p{Script=Devanagari}/u.test(typed ?? '');
  return {
    choices: (found.data?.data ?? [])
      .filter((one) => isAnswered || begins(one, wanted))
      .map((one) => toChoice(one, isDevanagari)),
    isFetching: found.isFetching || requested !== wanted,
    onType: setTyped,
    onOpen: () => setTyped((before) => before ?? ''),
  };
}

/** No name on a list is longer: what is written beyond it asks nothing else. */
function queryOf(typed: string | null): string {
  return (typed ?? '').trim().slice(0, LONGEST_QUERY);
}

/** Of the answer to what was typed before, what still fits stands until the next one comes. */
function begins({ name, devanagari }: Suggestion, typed: string): boolean {
  const wanted = typed.toLowerCase();
  return name.toLowerCase().startsWith(wanted) || devanagari.startsWith(wanted);
}

function toChoice({ name, devanagari, about }: Suggestion, isDevanagari: boolean): SuggestedChoice {
  const [text, other] = isDevanagari ? [devanagari, name] : [name, devanagari];
  return { value: text, text, about: about === null ? other : `${other} · ${about}` };
}
