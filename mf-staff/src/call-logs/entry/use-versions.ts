import { useState } from 'react';
import { mergeVersions, part, type Merged } from './entry-conflicts.ts';
import type { EntryField, EntryValues } from './entry-values.ts';

/** Whose version of a field stands in the end; `together` is for the remark alone: one below the other. */
export type Pick = 'mine' | 'theirs' | 'together';

/** Two versions of one entry, and what has been chosen of them. */
export interface UsedVersions {
  readonly mine: EntryValues;
  readonly theirs: EntryValues;
  readonly merged: Merged;
  readonly pickOf: (group: readonly EntryField[]) => Pick | null;
  readonly pick: (group: readonly EntryField[], pick: Pick) => void;
  /** The entry that both made; null as long as something is not chosen. */
  readonly agreed: () => EntryValues | null;
}

/** What two callers made of one entry; null where `theirs` is. */
export function useVersions(
  base: EntryValues,
  mine: EntryValues,
  theirs: EntryValues | null,
): UsedVersions | null {
  const [picks, setPicks] = useState<Readonly<Partial<Record<EntryField, Pick>>>>({});
  if (theirs === null) return null;
  const merged = mergeVersions({ base, mine, theirs });
  const pickOf = ([name]: readonly EntryField[]) => (name && picks[name]) ?? null;
  return {
    mine,
    theirs,
    merged,
    pickOf,
    pick: ([name], pick) => name && setPicks((before) => ({ ...before, [name]: pick })),
    agreed() {
      if (merged.both.some((group) => pickOf(group) === null)) return null;
      const chosen = merged.both.map((group) => {
        const pick = pickOf(group);
        if (pick === 'together') return { remark: `${theirs.remark}\n${mine.remark}` };
        return pick === 'theirs' ? part(theirs, group) : {};
      });
      return Object.assign({}, mine, merged.taken, ...chosen) as EntryValues;
    },
  };
}
