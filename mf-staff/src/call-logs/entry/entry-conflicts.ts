import { ENTRY_FIELDS, type EntryField, type EntryValues } from './entry-values.ts';

/** What two callers made of one entry. */
export interface Versions {
  /** What stood there when this caller began. */
  readonly base: EntryValues;
  readonly mine: EntryValues;
  /** What another caller saved meanwhile. */
  readonly theirs: EntryValues;
}

/** Fields that are one thing: a person and the name that goes with the id. */
const GROUPS: readonly (readonly EntryField[])[] = [
  ['pid', 'pid_name'],
  ['assigned_to_id', 'assigned_to_id_name'],
  ['followup', 'follow_up_at'],
  ['upload', 'upload_name'],
];

const SINGLE = ENTRY_FIELDS.filter((field) => !GROUPS.some((group) => group.includes(field)));

/** All fields in groups, each named by its first. */
const ALL: readonly (readonly EntryField[])[] = [...SINGLE.map((field) => [field]), ...GROUPS];

/** What became of an entry that two callers changed. */
export interface Merged {
  /** Fields that only the other changed, with what stands there now. */
  readonly taken: Partial<EntryValues>;
  /** Groups of fields that both changed, in different ways: a person has to choose. */
  readonly both: readonly (readonly EntryField[])[];
}

/** Tells apart what the other alone changed from what both did. */
export function mergeVersions({ base, mine, theirs }: Versions): Merged {
  const taken: Partial<EntryValues> = {};
  const both: (readonly EntryField[])[] = [];
  for (const group of ALL) {
    const isSame = (one: EntryValues, other: EntryValues) =>
      group.every((field) => one[field] === other[field]);
    if (isSame(theirs, base) || isSame(theirs, mine)) continue;
    if (isSame(mine, base)) Object.assign(taken, part(theirs, group));
    else both.push(group);
  }
  return { taken, both };
}

/** These fields of a version. */
export function part(values: EntryValues, group: readonly EntryField[]): Partial<EntryValues> {
  return Object.fromEntries(group.map((field) => [field, values[field]])) as Partial<EntryValues>;
}
