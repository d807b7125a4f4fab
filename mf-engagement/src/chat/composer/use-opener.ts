import { useEffect, useEffectEvent } from 'react';
import { getDraft } from 'shared-contracts/calls/own-profile';
import { useHost } from 'shared-contracts/host';
import { useQuery } from 'shared-contracts/query';
import { useSearchParams } from 'shared-contracts/router';
import type { Pair } from '../conversation/fetch-conversation.ts';
import { draftParams } from './chat-drafts.ts';
import { useDraft } from './use-draft.ts';

/** Longest text that an address may bring, in characters: more is no opener. */
const LONGEST = 300;

/**
 * `?text=` of the address becomes the draft where there is none, and leaves the address: nothing is sent by it, and what
 * was being written stays. It is kept like any draft, so it also waits for a chat request to be accepted.
 */
export function useOpener(pair: Pair): void {
  const { query } = useHost();
  const [search, setSearch] = useSearchParams();
  const { text: written, change } = useDraft(pair);
  const kept = useQuery({
    ...query(getDraft, { params: draftParams(pair.them) }),
    staleTime: Infinity,
    retry: false,
  });
  const text = search.get('text')?.slice(0, LONGEST).trim() ?? '';
  const isKnown = !kept.isPending;
  const take = useEffectEvent(() => {
    if (written === '') change(text);
    const next = new URLSearchParams(search);
    next.delete('text');
    setSearch(next, { replace: true, preventScrollReset: true });
  });
  useEffect(() => {
    if (text !== '' && isKnown) take();
  }, [text, isKnown]);
}
