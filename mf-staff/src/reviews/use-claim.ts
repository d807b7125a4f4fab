import { useEffect, useRef, useState } from 'react';
import { claimDoc, type ClaimedDoc } from 'shared-contracts/calls/document-review';
import { claimPic, type ClaimedPic } from 'shared-contracts/calls/photo-review';
import { describeError, useHost } from 'shared-contracts/host';
import { useMutation } from 'shared-contracts/query';
import type { Entry } from './entries.ts';

/** A document or a photo in hand. */
export interface Claim {
  readonly entry: Entry;
  readonly doc: ClaimedDoc | null;
  readonly pic: ClaimedPic | null;
  readonly profile: ClaimedDoc['profile'] | ClaimedPic['profile'];
  /** When the claim ends, in ms of this clock. */
  readonly until: number;
}

/** What this reviewer has in hand, for how long, and that it was lost. */
export function useClaim(onRefused: (error: unknown) => void) {
  const { send } = useHost();
  const [claim, setClaim] = useState<Claim | null>(null);
  const [isLost, setIsLost] = useState(false);
  /** What the latest claim is for; null once the reviewer has turned to something else. */
  const wanted = useRef<Entry | null>(null);
  /** What had the focus when it was reached for. */
  const reachedFrom = useRef<Element | null>(null);

  const claiming = useMutation({
    mutationFn: async (entry: Entry): Promise<Claim> => {
      const body = { id: entry.id };
      if (entry.lane === 'documents') {
        const { data: doc } = await send(claimDoc, { body });
        return { entry, doc, pic: null, profile: doc.profile, until: Date.now() + doc.left_ms };
      }
      const { data: pic } = await send(claimPic, { body });
      return { entry, doc: null, pic, profile: pic.profile, until: Date.now() + pic.left_ms };
    },
    onSuccess: (taken) => {
      if (wanted.current !== taken.entry) return;
      setClaim(taken);
      setIsLost(false);
    },
    onError: onRefused,
  });

  const until = claim === null || isLost ? null : claim.until;
  useEffect(() => {
    if (until === null) return undefined;
    const over = setTimeout(() => setIsLost(true), Math.max(0, until - Date.now()));
    return () => clearTimeout(over);
  }, [until]);

  return {
    claim,
    isLost,
    take: (entry: Entry) => {
      wanted.current = entry;
      reachedFrom.current = document.activeElement;
      claiming.mutate(entry);
    },
    isTaking: claiming.isPending,
    /** Whether the focus is free for what was reached for: who has gone on to something else meanwhile keeps it there. */
    isFocusFree: (): boolean =>
      [document.body, reachedFrom.current].includes(document.activeElement),
    takeError: claiming.error,
    /** What was reached for last. */
    takenEntry: claiming.variables,
    /** Puts back what was in hand before, as long as its claim runs. */
    putBack: (before: Claim) => {
      wanted.current = null;
      reachedFrom.current = document.activeElement;
      setClaim(before);
      setIsLost(before.until <= Date.now());
    },
    letGo: () => {
      wanted.current = null;
      setClaim(null);
      setIsLost(false);
      claiming.reset();
    },
    /** The server says that the claim is over: sooner than this clock, or because its owner took it back. */
    lose: () => setIsLost(true),
  };
}

/** Whether a refusal says that another, or no one, has it now. */
export function isOver(error: unknown): boolean {
  const { status } = describeError(error);
  return status === 403 || status === 404 || status === 409;
}

/** Whether the server no longer knows this person as a reviewer. */
export function isGone(error: unknown): boolean {
  return describeError(error).key === 'route.unknown';
}
