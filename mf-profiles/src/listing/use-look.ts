import { useSyncExternalStore } from 'react';
import { createListeners } from 'shared-contracts/behaviour/listeners';

/** How people stand on a phone: two beside each other, or one below the other with a small photo. */
export type Look = 'columns' | 'rows';

// For the visit alone: nothing of it stays on the device (readings, 'Screens').
let chosen: Look = 'columns';
const { subscribe, tell } = createListeners();

/** The look of every listing, and the way to choose the other one. */
export function useLook(): readonly [Look, (look: Look) => void] {
  const look = useSyncExternalStore(
    subscribe,
    () => chosen,
    () => 'columns' as const,
  );
  return [look, choose];
}

function choose(look: Look): void {
  chosen = look;
  tell();
}
