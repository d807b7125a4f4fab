import { useState } from 'react';
import type { CallLog } from 'shared-contracts/calls/call-logs';

const NONE: ReadonlySet<string> = new Set();

/** The selected entries of the page that is shown; others count as not selected. */
export function useSelection(logs: readonly CallLog[]) {
  const [selected, setSelected] = useState(NONE);
  const set = (ids: readonly string[], isSelected: boolean) =>
    setSelected((before) => {
      const after = new Set(before);
      for (const id of ids)
        if (isSelected) after.add(id);
        else after.delete(id);
      return after;
    });
  return {
    selected,
    /** In the order of the list. */
    ids: logs.map(({ id }) => id).filter((id) => selected.has(id)),
    set,
    toggle: (id: string) => set([id], !selected.has(id)),
    clear: () => setSelected(NONE),
  };
}
