import { Contact } from 'shared-contracts/calls/contacts';
import { contactOf, type ContactEntry, type EntryField } from './contact-entry.ts';
import { OTHER } from './relations.ts';

/** The key of a fault's text, and its numbers. */
export interface Fault {
  readonly key:
    | 'fault.name.missing'
    | 'fault.name.tooLong'
    | 'fault.relation.missing'
    | 'fault.otherRelation.missing'
    | 'fault.relation.tooLong'
    | 'fault.phone.missing'
    | 'fault.phone.wrong'
    | 'fault.text.tooLong';
  readonly values?: { readonly most: number };
}

export type EntryFaults = Partial<Record<EntryField, Fault>>;

/** What keeps an entry from being saved, judged by the contract itself; empty when nothing does (section 5). */
export function entryFaults(entry: ContactEntry): EntryFaults {
  const contact = contactOf(entry);
  const wrong = new Set(Contact.safeParse(contact).error?.issues.map(({ path }) => path[0]));
  const faults: EntryFaults = {};
  for (const field of FIELDS) {
    if (wrong.has(field)) faults[typedInto(field, entry)] = faultOf(field, entry, contact);
  }
  return faults;
}

/** The field on screen that a field of the contract is typed into. */
export function typedInto(field: keyof Contact, entry: ContactEntry): EntryField {
  return field === 'relation' && entry.relation === OTHER ? 'otherRelation' : field;
}

/** The contract's fields, in the order of the screen. */
export const FIELDS = [
  'name',
  'relation',
  'phone',
  'occupation',
  'current_city',
  'address',
] as const satisfies readonly (keyof Contact)[];

function faultOf(field: keyof Contact, entry: ContactEntry, contact: Contact): Fault {
  switch (field) {
    case 'name':
      return contact.name === ''
        ? { key: 'fault.name.missing' }
        : { key: 'fault.name.tooLong', values: { most: 80 } };
    case 'relation':
      if (contact.relation !== '') return { key: 'fault.relation.tooLong', values: { most: 40 } };
      return { key: `fault.${entry.relation === OTHER ? 'otherRelation' : 'relation'}.missing` };
    case 'phone':
      return { key: contact.phone === '' ? 'fault.phone.missing' : 'fault.phone.wrong' };
    default:
      return { key: 'fault.text.tooLong', values: { most: 300 } };
  }
}
