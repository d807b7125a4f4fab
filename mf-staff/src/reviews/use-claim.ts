import { useEffect, useState } from 'react';
import {
  claimDoc,
  decideVerification,
  listVerificationQueue,
  type ClaimedDoc,
} from 'shared-contracts/calls/document-review';
import { keyOf } from 'shared-contracts/calls/query';
import { describeError, useHost } from 'shared-contracts/host';
import { useMutation, useQueryClient } from 'shared-contracts/query';

/** What becomes of the document in hand. */
export interface Decision {
  readonly approve: boolean;
  readonly reason?: string;
}

/** The document that this reviewer has, for how long, and what is done with it. */
export function useClaim() {
  const { send } = useHost();
  const cache = useQueryClient();
  const [doc, setDoc] = useState<ClaimedDoc | null>(null);
  /** In ms, of this clock. */
  const [until, setUntil] = useState(0);
  const [isLost, setIsLost] = useState(false);
  const [decided, setDecided] = useState<'approved' | 'rejected' | null>(null);
  const reload = () => cache.invalidateQueries({ queryKey: keyOf(listVerificationQueue) });

  const claiming = useMutation({
    mutationFn: (id: string) => send(claimDoc, { body: { id } }),
    onSuccess: ({ data }) => {
      setDoc(data);
      setUntil(Date.now() + data.left_ms);
      setIsLost(false);
      setDecided(null);
    },
    onError: () => void reload(),
  });
  const deciding = useMutation({
    mutationFn: ({ id, ...decision }: Decision & { readonly id: string }) =>
      send(decideVerification, { body: { id, ...decision } }),
    onSuccess: (_, { approve }) => {
      setDecided(approve ? 'approved' : 'rejected');
      setDoc(null);
      void reload();
    },
    onError: (error) => {
      if (isOver(error)) setIsLost(true);
    },
  });

  const isHeld = doc !== null && !isLost;
  useEffect(() => {
    if (!isHeld) return undefined;
    const over = setTimeout(() => setIsLost(true), Math.max(0, until - Date.now()));
    return () => clearTimeout(over);
  }, [until, isHeld]);

  return {
    doc,
    until,
    isLost,
    decided,
    claim: claiming.mutate,
    isClaiming: claiming.isPending,
    claimError: claiming.error,
    decide: deciding.mutate,
    isDeciding: deciding.isPending,
    decideError: deciding.error,
    /** The server says that the claim is over: sooner than this clock, or because its owner took the document back. */
    lose: () => setIsLost(true),
    leave: () => {
      setDoc(null);
      setIsLost(false);
      deciding.reset();
      void reload();
    },
  };
}

/** Whether a refusal says that somebody else, or nobody, has the document now. */
export function isOver(error: unknown): boolean {
  const { status } = describeError(error);
  return status === 403 || status === 404 || status === 409;
}
