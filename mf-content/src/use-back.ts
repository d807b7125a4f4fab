import { useNavigate } from 'shared-contracts/router';

/** One step back inside the site; for someone who entered it here, to the given address. */
export function useBack(fallback: string): () => void {
  const navigate = useNavigate();
  return () => {
    // The router counts its entries in the history's state; 0 is where the reader entered the site.
    const state = window.history.state as { idx?: unknown } | null;
    if (typeof state?.idx === 'number' && state.idx > 0) void navigate(-1);
    else void navigate(fallback);
  };
}
