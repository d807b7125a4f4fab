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
    address_for: 'matches',
    ...change,
  };
}

/** The reply of getKeys, with an address book at Google or without. */
export function keysReply(oauth_client_id: string | null = null) {
  return {
    data: { checkout_key: null, payment_provider: null, oauth_client_id, push_key: null },
  };
}

/** The reply of listContacts and saveContacts with these contacts. */
export function contactsReply(contacts: Contact[], updated_at = '2026-11-21T05:00:00.000Z') {
  return { data: { data: contacts, updated_at } };
}
