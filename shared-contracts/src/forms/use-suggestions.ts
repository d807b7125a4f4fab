import { useEffect, useState } from 'react';
import {
  LONGEST_ASKED,
  type Suggestion,
  type SuggestionCall,
} from 'shared-contracts/calls/suggestions';
import { useHost } from 'shared-contracts/host';
import { keepPreviousData, useQuery } from 'shared-contracts/query';

/** How long a writer pauses before the server is asked, in ms. */
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

/** What a combobox offers for what is typed; nothing is asked before `open`. */
export function useSuggestions(call: SuggestionCall) {
  const { query } = useHost();
  const [typed, setTyped] = useState<string | null>(null);
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(askedFor(typed)), PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);
  const found = useQuery({
    ...query(call, { query: asked === '' ? {} : { q: asked } }),
    staleTime: FRESH,
    placeholderData: keepPreviousData,
    enabled: typed !== null,
  });
  const asking = askedFor(typed);
  const isAnswered = asked === asking && !found.isPlaceholderData;
  const isDevanagari = /\p{Script=Devanagari}/u.test(typed ?? '');
  return {
    choices: (found.data?.data ?? [])
      .filter((one) => isAnswered || begins(one, asking))
      .map((one) => toChoice(one, isDevanagari)),
    isFetching: found.isFetching || asked !== asking,
    onType: setTyped,
    onOpen: () => setTyped((before) => before ?? ''),
  };
}

/** No name on a list is longer: what is written beyond it asks nothing else. */
function askedFor(typed: string | null): string {
  return (typed ?? '').trim().slice(0, LONGEST_ASKED);
}

/** Of the answer to what was typed before, what still fits stands until the next one comes. */
function begins({ name, devanagari }: Suggestion, asking: string): boolean {
  const wanted = asking.toLowerCase();
  return name.toLowerCase().startsWith(wanted) || devanagari.startsWith(wanted);
}

function toChoice({ name, devanagari, about }: Suggestion, isDevanagari: boolean): SuggestedChoice {
  const [text, other] = isDevanagari ? [devanagari, name] : [name, devanagari];
  return { value: text, text, about: about === null ? other : `${other} · ${about}` };
}
