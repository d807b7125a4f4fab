import { useEffect, useRef, useState } from 'react';
import { useErrorNotice } from 'shared-contracts/behaviour/error-notice';
import { isApiError } from 'shared-contracts/calls/client';
import { deletePic } from 'shared-contracts/calls/pictures';
import { useHost } from 'shared-contracts/host';
import { useOwnPicsCache } from './own-pics-cache.ts';

/** How long a removal can be taken back, in ms: as long as a notice with something to press stays. */
export const UNDO_MS = 10_000;

/**
 * Photos that are being removed: each can be taken back for a while. The call goes out when that ends, and when the page
 * goes, then as one that outlives it.
 */
export function useRemovals(onRemoved: (id: string) => void) {
  const { send } = useHost();
  const tellError = useErrorNotice();
  const pics = useOwnPicsCache();
  const [removing, setRemoving] = useState<ReadonlySet<string>>(new Set());
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());

  const forget = (id: string) => {
    clearTimeout(timers.current.get(id));
    timers.current.delete(id);
  };
  const show = (id: string) => setRemoving((all) => new Set([...all].filter((one) => one !== id)));

  async function carryOut(id: string): Promise<void> {
    forget(id);
    try {
      pics.put(await send(deletePic, { params: { id } }, { keepalive: true }));
      onRemoved(id);
    } catch (error) {
      // Gone already, from another tab.
      if (isApiError(error) && error.status === 404) pics.refresh();
      else tellError(error);
    }
    show(id);
    pics.refreshProfile();
  }

  const latest = useRef(carryOut);
  useEffect(() => {
    latest.current = carryOut;
  });
  useEffect(() => {
    const waiting = timers.current;
    const sendAll = () => {
      for (const id of waiting.keys()) void latest.current(id);
    };
    window.addEventListener('pagehide', sendAll);
    return () => {
      window.removeEventListener('pagehide', sendAll);
      sendAll();
    };
  }, []);

  return {
    removing,
    remove(id: string): void {
      setRemoving((all) => new Set([...all, id]));
      timers.current.set(
        id,
        setTimeout(() => void latest.current(id), UNDO_MS),
      );
    },
    /** False when it is too late. */
    undo(id: string): boolean {
      if (!timers.current.has(id)) return false;
      forget(id);
      show(id);
      return true;
    },
  };
}
