import { useMemo, useRef, useState } from 'react';
import { MAX_CONTACTS, type Contact } from 'shared-contracts/calls/contacts';
import {
  emptyEntry,
  isBlank,
  startEntries,
  wouldSaveSame,
  type ContactEntry,
  type EntryField,
} from './contact-entry.ts';

/**
 * The list that is being typed over what is saved, at first as a draft left it; it never falls below one entry, and adding
 * never takes it above `MAX_CONTACTS` (section 5).
 */
export function useEntries(saved: readonly Contact[], draft: readonly ContactEntry[] | undefined) {
  const start = useMemo(() => startEntries(saved), [saved]);
  const [entries, setEntries] = useState(() => (draft ? numbered(draft) : start));
  const made = useRef(entries.length);
  return {
    entries,
    isChanged: !wouldSaveSame(entries, start),
    /** Other entries in the place of all, numbered from 1. */
    fill(all: readonly ContactEntry[]): void {
      made.current = all.length;
      setEntries(all);
    },
    change(id: string, field: EntryField, value: string): void {
      setEntries((before) =>
        before.map((entry) => (entry.id === id ? { ...entry, [field]: value } : entry)),
      );
    },
    /** Adds an empty entry and gives its id; null when the list is full. */
    add(): string | null {
      if (entries.length >= MAX_CONTACTS) return null;
      made.current += 1;
      const added = emptyEntry(String(made.current));
      setEntries((before) => [...before, added]);
      return added.id;
    },
    /** Puts people into entries that are still empty, then into new ones; gives the id of the first, null for none. */
    take(people: readonly Pick<ContactEntry, 'name' | 'phone'>[]): string | null {
      const left = [...people];
      const filled = entries.map((entry) =>
        isBlank(entry) && left.length > 0 ? { ...entry, ...left.shift() } : entry,
      );
      const added = left.slice(0, MAX_CONTACTS - entries.length).map((person) => {
        made.current += 1;
        return { ...emptyEntry(String(made.current)), ...person };
      });
      setEntries([...filled, ...added]);
      return [...filled, ...added].find((entry, at) => entry !== entries[at])?.id ?? null;
    },
    /** Takes an entry out and gives the one that is now in its place, or the last; null when it is the only one. */
    remove(id: string): ContactEntry | null {
      const index = entries.findIndex((entry) => entry.id === id);
      if (index < 0 || entries.length < 2) return null;
      const left = entries.filter((entry) => entry.id !== id);
      setEntries((before) => before.filter((entry) => entry.id !== id));
      return left[index] ?? left.at(-1) ?? null;
    },
  };
}

function numbered(draft: readonly ContactEntry[]): readonly ContactEntry[] {
  return draft.map((entry, index) => ({ ...entry, id: String(index + 1) }));
}
