import type { Contact } from 'shared-contracts/calls/contacts';
import type { ContactEntry, EntryField } from './contact-entry.ts';
import { OTHER } from './relations.ts';

/** A field of one entry; also its id in the document. */
export type FieldId = `contact-${string}-${EntryField}`;

export function fieldId(entryId: string, field: EntryField): FieldId {
  return `contact-${entryId}-${field}`;
}

/** The id of an entry's heading. */
export function headingId(entryId: string): string {
  return `contact-${entryId}-heading`;
}

/** The contract's fields, in the order of the screen. */
export const FIELDS = [
  'name',
  'relation',
  'phone',
  'occupation',
  'current_city',
  'address',
  'address_for',
] as const satisfies readonly (keyof Contact)[];

/** The field on screen that a field of the contract is typed into. */
export function typedInto(field: keyof Contact, entry: ContactEntry): EntryField {
  return field === 'relation' && entry.relation === OTHER ? 'otherRelation' : field;
}

/** The fields of an entry on the screen, in reading order. */
export function fieldsOf(entry: ContactEntry): readonly EntryField[] {
  const isOther = entry.relation === OTHER;
  return FIELDS.filter((field) => field !== 'address_for' || hasAddress(entry)).flatMap((field) =>
    field === 'relation' && isOther ? ['relation', 'otherRelation'] : [field],
  );
}

/** Without an address there is nothing to show to anybody. */
export function hasAddress({ address }: ContactEntry): boolean {
  return address.trim() !== '';
}

/** The field that an error of the server is about, by a path such as `0.phone`; null where none stands for it. */
export function fieldOfError(path: string, sent: readonly ContactEntry[]): FieldId | null {
  const [, index, name] = /^(\d+)\.(\w+)/.exec(path) ?? [];
  const entry = sent[Number(index)];
  const field = FIELDS.find((one) => one === name);
  if (entry === undefined || field === undefined) return null;
  return fieldId(entry.id, typedInto(field, entry));
}
