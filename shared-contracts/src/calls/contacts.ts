import * as z from 'shared-contracts/schema';
import { defineCall } from './call.ts';
import { dataOf, PhoneNumber } from './schemas.ts';

const optionalText = z._default(z.nullable(z.string().check(z.trim(), z.maxLength(300))), null);

/**
 * To whom a contact's home address is shown beside the number: to everyone who may see one's contacts, or only where an
 * interest was accepted (readings, 'Contacts'). The second stands wherever nothing was said.
 */
export const ADDRESS_READERS = ['members', 'matches'] as const;
export type AddressReaders = (typeof ADDRESS_READERS)[number];

/** A family contact of section 3: name, relation and phone are required (section 5). */
export const Contact = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
  relation: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)),
  phone: PhoneNumber,
  occupation: optionalText,
  current_city: optionalText,
  address: optionalText,
  /** Ours. */
  address_for: z._default(z.enum(ADDRESS_READERS), 'matches'),
});
export type Contact = z.infer<typeof Contact>;

/** How many family contacts a member may list. */
export const MAX_CONTACTS = 10;

/** One's own list under `data.data`. */
export const ContactList = z.object({
  data: z.array(Contact),
  /** When it was last saved, ISO 8601, for `if_updated_at`; null without a profile, absent from servers older than it. */
  updated_at: z.optional(z.nullable(z.string())),
});
export type ContactList = z.infer<typeof ContactList>;

/**
 * Replaces the whole list, atomically; one's own contacts earn +20 profile score (section 9). With `if_updated_at` (ours) a
 * list that was saved since stays: 409, and `conflict` is it, a `ContactList`.
 */
export const saveContacts = defineCall({
  method: 'POST',
  path: '/api/v1/contacts',
  access: 'member',
  summary: "Replace the caller's family contacts",
  query: z.object({ if_updated_at: z.optional(z.string().check(z.iso.datetime())) }),
  body: z.array(Contact).check(z.maxLength(MAX_CONTACTS)),
  reply: dataOf(ContactList),
  fails: { 404: 'profile.notFound', 409: 'contacts.changedMeanwhile', 422: 'form.invalid' },
});

export const listContacts = defineCall({
  method: 'GET',
  path: '/api/v1/contacts',
  access: 'member',
  summary: "The caller's family contacts",
  reply: dataOf(ContactList),
});

/** One's own numbers for support. */
export const SupportInfo = z.object({
  phone: z.string(),
  whatsapp: z.string(),
  /** When they were last saved, ISO 8601, for `if_updated_at`; absent from servers older than it. */
  updated_at: z.optional(z.string()),
});
export type SupportInfo = z.infer<typeof SupportInfo>;

/**
 * The numbers at which support may reach this member. With `if_updated_at` (ours; 'none' where there were no numbers) those
 * that were saved since stay: 409, and `conflict` is them, a `SupportInfo`.
 */
export const saveSupportInfo = defineCall({
  method: 'PUT',
  path: '/api/v1/support/info',
  access: 'member',
  summary: 'Say where support may call',
  query: z.object({
    if_updated_at: z.optional(z.union([z.literal('none'), z.string().check(z.iso.datetime())])),
  }),
  body: z.object({ phone: Contact.shape.phone, whatsapp: Contact.shape.phone }),
  reply: dataOf(SupportInfo),
  fails: { 404: 'profile.notFound', 409: 'support.changedMeanwhile', 422: 'form.invalid' },
});

/** Most characters of an address book in one request. */
export const MAX_BOOK_TEXT = 200_000;

/** Most suggestions of one request; the rest is counted in `left_out`. */
export const MAX_SUGGESTIONS = 2000;

/** What keeps a text from being a number that can be called. */
export const PHONE_PROBLEMS = ['none', 'tooShort', 'tooLong', 'noSuchCountry', 'wrong'] as const;
export type PhoneProblem = (typeof PHONE_PROBLEMS)[number];

/** A person in an address book. */
export const ContactSuggestion = z.object({
  name: z.string(),
  /** The first number that can be called; else the first as it was written. */
  phone: z.string(),
  /** Every number: in E.164, or as it was written and why it is none. */
  phones: z._default(
    z.array(z.object({ phone: z.string(), problem: z.nullable(z.enum(PHONE_PROBLEMS)) })),
    [],
  ),
});
export type ContactSuggestion = z.infer<typeof ContactSuggestion>;

/** An OAuth code with the state that its consent was given for, or pasted vCard or CSV text; suggestions come back, nothing is saved. */
export const suggestContacts = defineCall({
  method: 'POST',
  path: '/api/v1/google/people',
  access: 'member',
  summary: 'Suggest contacts from an address book',
  body: z.object({
    code: z.optional(z.string()),
    state: z.optional(z.string().check(z.maxLength(500))),
    text: z.optional(z.string().check(z.maxLength(MAX_BOOK_TEXT))),
  }),
  reply: dataOf(
    z.object({
      data: z.array(ContactSuggestion),
      /** Entries that could not be read, or have no number. */
      unread: z._default(z.number(), 0),
      /** Entries beyond `MAX_SUGGESTIONS`. */
      left_out: z._default(z.number(), 0),
    }),
  ),
  fails: {
    403: 'contacts.consentInvalid',
    404: 'contacts.bookUnavailable',
    422: 'form.invalid',
    502: 'contacts.bookUnreachable',
  },
});

/** Where Google asks the caller for the own address book; it comes back to /add/contacts with `code` and `state` (ours). */
export const beginGoogleConsent = defineCall({
  method: 'POST',
  path: '/api/v1/google/consent',
  access: 'member',
  summary: 'Address that asks for consent to read an address book',
  reply: dataOf(z.object({ url: z.string() })),
  fails: { 404: 'contacts.bookUnavailable' },
});

/**
 * `data.url` is a wa.me address; nothing is sent. Members may ask for their own number only, staff with the duty caller
 * for those of the call logs that are assigned to them.
 */
export const whatsappLink = defineCall({
  method: 'GET',
  path: '/api/v1/whatsapp',
  access: 'member',
  summary: 'Address that opens WhatsApp with a number',
  query: z.object({ number: z.string().check(z.maxLength(30)) }),
  reply: dataOf(z.object({ url: z.string() })),
  fails: { 404: 'contact.notFound', 422: 'form.invalid' },
});
