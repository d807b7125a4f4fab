// By its shared name: every remote carries a copy of this file, and there is one router on the page.
import { useNavigate } from 'shared-contracts/router';
import { historyIndex } from './history-index.ts';

/**
 * Goes one step back inside the site, or to `otherwise` when the page was opened from outside; with `replace` nothing
 * leads to this page again then.
 */
export function useBack(otherwise: string, options?: { readonly replace: boolean }): () => void {
  const navigate = useNavigate();
  return () => {
    if ((historyIndex(window.history.state) ?? 0) > 0) void navigate(-1);
    else void navigate(otherwise, options);
  };
}
