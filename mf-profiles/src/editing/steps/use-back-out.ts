import { useRef } from 'react';
import { useNavigate } from 'shared-contracts/router';

/** Goes back to where one came from, past all steps that were looked at here; or to `otherwise` from outside. */
export function useBackOut(otherwise: string): () => void {
  const navigate = useNavigate();
  const entry = useRef<number | null>(null);
  entry.current ??= entryIndex();
  return () => {
    const entered = entry.current ?? 0;
    if (entered === 0) void navigate(otherwise);
    else void navigate(Math.min(-1, entered - 1 - entryIndex()));
  };
}

/** The router counts its own entries in the history's state; 0 is where the reader entered the site. */
function entryIndex(): number {
  const state: unknown = window.history.state;
  if (typeof state !== 'object' || state === null || !('idx' in state)) return 0;
  return typeof state.idx === 'number' ? state.idx : 0;
}
