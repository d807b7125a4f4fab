import { useState } from 'react';
import { listVerificationQueue } from 'shared-contracts/calls/document-review';
import { listPicQueue } from 'shared-contracts/calls/photo-review';
import { useHost } from 'shared-contracts/host';
import { useQuery } from 'shared-contracts/query';
import { docEntry, picEntry, type Entry, type Lane } from './entries.ts';

/** How often the queue is fetched again while the desk is open, in ms: a lost duty shows by then. */
const EVERY_MS = 60_000;

// Every read is on the audit trail, and an old list shows what another has decided.
const READ = { staleTime: 0, gcTime: 0, refetchInterval: EVERY_MS };

/** The queue of one lane, oldest first; of documents a page of it. */
export function useReviewQueue(lane: Lane) {
  const { query } = useHost();
  const [cursor, setCursor] = useState<string | undefined>();
  const docs = useQuery({
    ...query(listVerificationQueue, { query: cursor === undefined ? {} : { cursor } }),
    ...READ,
    enabled: lane === 'documents',
  });
  const pics = useQuery({ ...query(listPicQueue, {}), ...READ, enabled: lane === 'photos' });
  const { error, isFetching, refetch } = lane === 'documents' ? docs : pics;
  const entries: readonly Entry[] | undefined =
    lane === 'documents' ? docs.data?.data.data.map(docEntry) : pics.data?.data.map(picEntry);
  return {
    entries,
    error,
    isFetching,
    reload: () => void refetch(),
    next: lane === 'documents' ? (docs.data?.data.next ?? null) : null,
    prev: lane === 'documents' ? (docs.data?.data.prev ?? null) : null,
    turn: setCursor,
  };
}
