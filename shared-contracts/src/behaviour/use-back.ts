// By its shared name: every remote carries a copy of this file, and there is one router on the page.
import { useNavigate } from 'shared-contracts/router';

/**
 * Goes one step back inside the site, or to `otherwise` when the page was opened from outside; with `replace` nothing
 * leads to this page again then.
 */
export function useBack(otherwise: string, options?: { readonly replace: boolean }): () => void {
  const navigate = useNavigate();
  return () => {
    // The router counts its own entries in the history's state; 0 is where the reader entered the site.
    const state: unknown = window.history.state;
    const steps = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : 0;
    if (typeof steps === 'number' && steps > 0) void navigate(-1);
    else void navigate(otherwise, options);
  };
}
