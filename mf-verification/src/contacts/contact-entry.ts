import {
  ADDRESS_READERS,
  ContactList,
  MAX_CONTACTS,
  type Contact,
} from 'shared-contracts/calls/contacts';
import { plainPhone } from 'shared-contracts/domain/plain-digits';
import * as z from 'shared-contracts/schema';
import { OTHER, relationChoice } from './relations.ts';

const ContactEntrySchema = z.object({
  /** Names the entry on this page only. */
  id: z.string(),
  name: z.string(),
  /** A word of `RELATIONS`, `OTHER`, or nothing yet. */
  relation: z.string(),
  /** The words behind `OTHER`. */
  otherRelation: z.string(),
  phone: z.string(),
  occupation: z.string(),
  current_city: z.string(),
  address: z.string(),
  /** To whom the address is shown; a draft of before has none. */
  address_for: z._default(z.enum(ADDRESS_READERS), 'matches'),
});

/** One contact as it is typed. */
export type ContactEntry = Readonly<z.infer<typeof ContactEntrySchema>>;

const Entries: z.ZodMiniType<readonly ContactEntry[]> = z
  .array(ContactEntrySchema)
  .check(z.minLength(1), z.maxLength(2 * MAX_CONTACTS));

/** The list as a draft holds it, with the saved one that it was typed over; a draft of before is the entries alone. */
export const ContactsDraft = z.union([z.object({ entries: Entries, base: ContactList }), Entries]);
export type ContactsDraft = z.infer<typeof ContactsDraft>;

/** What can be typed into. */
export type EntryField = Exclude<keyof ContactEntry, 'id'>;

export function emptyEntry(id: string): ContactEntry {
  return {
    id,
    name: '',
    relation: '',
    otherRelation: '',
    phone: '',
    occupation: '',
    current_city: '',
    address: '',
    address_for: 'matches',
  };
}

/** The entry of a saved contact. */
export function entryOf(contact: Contact, id: string): ContactEntry {
  const relation = relationChoice(contact.relation);
  return {
    id,
    name: contact.name,
    relation,
    otherRelation: relation === OTHER ? contact.relation : '',
    phone: contact.phone,
    occupation: contact.occupation ?? '',
    current_city: contact.current_city ?? '',
    address: contact.address ?? '',
    address_for: contact.address_for,
  };
}

/** The entries that a form starts with: what is saved, else one empty entry (section 5). */
export function startEntries(saved: readonly Contact[]): readonly ContactEntry[] {
  if (saved.length === 0) return [emptyEntry('1')];
  return saved.map((contact, index) => entryOf(contact, String(index + 1)));
}

/** What is sent for an entry; fields left empty are null. */
export function contactOf(entry: ContactEntry): Contact {
  return {
    name: entry.name.trim(),
    relation: (entry.relation === OTHER ? entry.otherRelation : entry.relation).trim(),
    phone: plainPhone(entry.phone),
    occupation: entry.occupation.trim() || null,
    current_city: entry.current_city.trim() || null,
    address: entry.address.trim() || null,
    address_for: entry.address_for,
  };
}

/** True while nothing was typed or chosen. */
export function isBlank(entry: ContactEntry): boolean {
  return Object.entries(entry).every(([field, value]) => UNTYPED.has(field) || value.trim() === '');
}

/** What an empty entry has as well. */
const UNTYPED: ReadonlySet<string> = new Set(['id', 'address_for']);

/** Whether two lists would save the same; entries without content do not count. */
export function wouldSaveSame(
  one: readonly ContactEntry[],
  other: readonly ContactEntry[],
): boolean {
  return contentOf(one) === contentOf(other);
}

function contentOf(entries: readonly ContactEntry[]): string {
  const written = entries.filter((entry) => !isBlank(entry));
  return JSON.stringify(written.map((entry) => [entry.relation, contactOf(entry)]));
}
