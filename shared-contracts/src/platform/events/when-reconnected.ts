import type { Bus } from './bus.ts';
import { reconnected } from './realtime-events.ts';

/** Calls `again` whenever the line or the network is back. Returns the end of it. */
export function whenReconnected(bus: Bus, again: () => void): () => void {
  const stopHearing = bus.on(reconnected, again);
  window.addEventListener('online', again);
  return () => {
    stopHearing();
    window.removeEventListener('online', again);
  };
}
