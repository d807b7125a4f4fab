import type { Contact } from 'shared-contracts/calls/contacts';

/** A saved contact; a test states only what matters to it. */
export function contact(change: Partial<Contact> = {}): Contact {
  return {
    name: 'Vinayak',
    relation: 'Father',
    phone: '+91 90000 12345',
    occupation: null,
    current_city: null,
    address: null,
    ...change,
  };
}

/** The reply of listContacts and saveContacts with these contacts. */
export function contactsReply(contacts: Contact[]) {
  return { data: { data: contacts } };
}
