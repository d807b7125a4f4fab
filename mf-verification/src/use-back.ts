import { useNavigate } from 'shared-contracts/router';
import { isOnHeldEntry } from './leaving/guard-history.ts';

/** Goes one step back inside the site, or to `otherwise` when the page was opened from outside. */
export function useBack(otherwise: string): () => void {
  const navigate = useNavigate();
  return () => {
    // The router counts its own entries in the history's state; 0 is where the reader entered the site.
    const state: unknown = window.history.state;
    const steps = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : 0;
    // A page with unsaved work stands on two entries.
    if (typeof steps === 'number' && steps > 0) void navigate(isOnHeldEntry() ? -2 : -1);
    else void navigate(otherwise);
  };
}
