import { useRef } from 'react';
import { historyIndex } from 'shared-contracts/behaviour/history-index';
import { useNavigate } from 'shared-contracts/router';

/** Goes back to where one came from, past all steps that were looked at here; or to `otherwise` from outside. */
export function useBackOut(otherwise: string): () => void {
  const navigate = useNavigate();
  const entry = useRef<number | null>(null);
  entry.current ??= historyIndex(window.history.state) ?? 0;
  return () => {
    const entered = entry.current ?? 0;
    if (entered === 0) void navigate(otherwise);
    else void navigate(Math.min(-1, entered - 1 - (historyIndex(window.history.state) ?? 0)));
  };
}
