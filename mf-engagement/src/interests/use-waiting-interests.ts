import { useSyncExternalStore } from 'react';
import { useHost } from 'shared-contracts/host';
import { selectLate } from 'shared-contracts/platform/store/late-state';

const selectCounts = selectLate('counts');

/** How many interests wait by the server's count, which the badge of the bar says too; 0 while it is not known. */
export function useWaitingInterests(): number {
  const { store } = useHost();
  const count = () => (store && selectCounts(store.getState()))?.waitingInterests ?? 0;
  return useSyncExternalStore(store?.subscribe ?? listenToNothing, count, () => 0);
}

/** A shell without a store counts nothing. */
function listenToNothing(): () => void {
  return () => undefined;
}
