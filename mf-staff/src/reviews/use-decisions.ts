import { useEffect, useEffectEvent, useState } from 'react';
import { decideVerification } from 'shared-contracts/calls/document-review';
import { decidePic } from 'shared-contracts/calls/photo-review';
import { describeError, useHost, useLeaveGuard } from 'shared-contracts/host';
import type { Claim } from './use-claim.ts';

/** How long a decision can be taken back before it goes out, in ms. */
export const UNDO_MS = 6000;

/** What becomes of what is in hand; a refusal carries its reason. */
export interface Decision {
  readonly approve: boolean;
  readonly reason?: string;
}

/** A decision that was made, with what it is about. */
export interface Chosen {
  readonly claim: Claim;
  readonly decision: Decision;
}

/** A decision that did not go out. */
export interface Unsent extends Chosen {
  readonly error: unknown;
}

/**
 * Decisions on their way: each waits some seconds to be taken back, then goes out; the next one sends the one before.
 * What did not go out is kept with its words, and is tried again by itself when the line is back.
 */
export function useDecisions(parts: {
  readonly onSent: () => void;
  readonly onRefused: (error: unknown) => void;
}) {
  const { send } = useHost();
  const [waiting, setWaiting] = useState<Chosen | null>(null);
  // The oldest is shown; one after another is dealt with.
  const [allUnsent, setAllUnsent] = useState<readonly Unsent[]>([]);
  const unsent = allUnsent[0] ?? null;
  const dropFirst = () => setAllUnsent(([, ...rest]) => rest);
  const [underWay, setUnderWay] = useState(0);
  // Closed before the answer, a tab takes along what it was sending.
  useLeaveGuard(waiting !== null || unsent !== null || underWay > 0);

  const post = async ({ claim, decision }: Chosen): Promise<void> => {
    const body = { id: claim.entry.id, ...decision };
    setUnderWay((count) => count + 1);
    try {
      await (claim.doc !== null ? send(decideVerification, { body }) : send(decidePic, { body }));
      parts.onSent();
    } catch (error) {
      setAllUnsent((all) => [...all, { claim, decision, error }]);
      parts.onRefused(error);
    } finally {
      setUnderWay((count) => count - 1);
    }
  };
  const sendNow = () => {
    if (waiting === null) return;
    setWaiting(null);
    void post(waiting);
  };
  const again = () => {
    if (unsent === null) return;
    dropFirst();
    void post(unsent);
  };

  const onTime = useEffectEvent(sendNow);
  useEffect(() => {
    if (waiting === null) return undefined;
    const due = setTimeout(() => onTime(), UNDO_MS);
    return () => clearTimeout(due);
  }, [waiting]);
  // Leaving the page is no undoing.
  useEffect(() => () => onTime(), []);

  const onOnline = useEffectEvent(() => {
    const isAway = (one: Unsent) => describeError(one.error).status === 0;
    setAllUnsent(allUnsent.filter((one) => !isAway(one)));
    for (const one of allUnsent.filter(isAway)) void post(one);
  });
  useEffect(() => {
    const listen = () => onOnline();
    window.addEventListener('online', listen);
    return () => window.removeEventListener('online', listen);
  }, []);

  return {
    waiting,
    unsent,
    sendNow,
    again,
    choose: (chosen: Chosen) => {
      sendNow();
      setWaiting(chosen);
    },
    /** What the reviewer has again; null when it went out already. */
    undo: (): Claim | null => {
      if (waiting === null) return null;
      setWaiting(null);
      return waiting.claim;
    },
    drop: dropFirst,
  };
}
