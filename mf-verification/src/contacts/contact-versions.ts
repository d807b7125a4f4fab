import type { Contact } from 'shared-contracts/calls/contacts';
import { contactOf, emptyEntry, entryOf, isBlank, type ContactEntry } from './contact-entry.ts';

/** Three versions of one list: what both pages began with, what is typed here, what was saved elsewhere meanwhile. */
export interface ContactVersions {
  readonly base: readonly Contact[];
  readonly mine: readonly ContactEntry[];
  readonly theirs: readonly Contact[];
}

/**
 * Both lists in one: what either added or changed stays, what either took out is out unless the other changed it. Where both
 * changed the same person, both entries stand, the one typed here first.
 */
export function bothLists({ base, mine, theirs }: ContactVersions): readonly ContactEntry[] {
  const typed = mine.filter((entry) => !isBlank(entry)).map((entry) => contactOf(entry));
  const kept = typed.flatMap((own) => {
    const before = sameIn(base, own);
    const newer = sameIn(theirs, own);
    const isUntouched = before !== undefined && isEqual(before, own);
    if (newer === undefined) return isUntouched ? [] : [own];
    if (isUntouched || isEqual(newer, own)) return [newer];
    return before !== undefined && isEqual(before, newer) ? [own] : [own, newer];
  });
  const added = theirs.filter((newer) => {
    const before = sameIn(base, newer);
    const isTakenOutHere = before !== undefined && isEqual(before, newer);
    return sameIn(typed, newer) === undefined && !isTakenOutHere;
  });
  const both = [...kept, ...added].map((one, at) => entryOf(one, String(at + 1)));
  return both.length === 0 ? [emptyEntry('1')] : both;
}

/** The same person in another version: by number and name. */
function sameIn(list: readonly Contact[], one: Contact): Contact | undefined {
  return list.find((other) => keyOf(other) === keyOf(one));
}

const keyOf = ({ name, phone }: Contact): string =>
  JSON.stringify([name.toLocaleLowerCase(), phone.replaceAll(/\D/g, '').slice(-10)]);

/** A number is written in one way by the server, in any way by people. */
function isEqual(one: Contact, other: Contact): boolean {
  return (
    keyOf(one) === keyOf(other) &&
    one.name === other.name &&
    one.relation === other.relation &&
    one.occupation === other.occupation &&
    one.current_city === other.current_city &&
    one.address === other.address &&
    (one.address === null || one.address_for === other.address_for)
  );
}
