import * as z from 'shared-contracts/schema';
import { defineCall } from './call.ts';
import { dataOf } from './schemas.ts';

const optionalText = z._default(z.nullable(z.string().check(z.trim(), z.maxLength(300))), null);

/** A family contact of section 3: name, relation and phone are required (section 5). */
export const Contact = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
  relation: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)),
  phone: z.string().check(z.trim(), z.regex(/^\+?[0-9][0-9 -]{7,18}$/)),
  occupation: optionalText,
  current_city: optionalText,
  address: optionalText,
});
export type Contact = z.infer<typeof Contact>;

/** How many family contacts a member may list. */
export const MAX_CONTACTS = 10;

/** Replaces the whole list, atomically; one's own contacts earn +20 profile score (section 9). */
export const saveContacts = defineCall({
  method: 'POST',
  path: '/api/v1/contacts',
  access: 'member',
  summary: "Replace the caller's family contacts",
  body: z.array(Contact).check(z.maxLength(MAX_CONTACTS)),
  reply: dataOf(z.object({ data: z.array(Contact) })),
  fails: { 422: 'form.invalid' },
});

/** One's own list under `data.data`. */
export const listContacts = defineCall({
  method: 'GET',
  path: '/api/v1/contacts',
  access: 'member',
  summary: "The caller's family contacts",
  reply: dataOf(z.object({ data: z.array(Contact) })),
});

/** The numbers at which support may reach this member. */
export const saveSupportInfo = defineCall({
  method: 'PUT',
  path: '/api/v1/support/info',
  access: 'member',
  summary: 'Say where support may call',
  body: z.object({ phone: Contact.shape.phone, whatsapp: Contact.shape.phone }),
  reply: dataOf(z.object({ phone: z.string(), whatsapp: z.string() })),
  fails: { 404: 'profile.notFound', 422: 'form.invalid' },
});

/** An OAuth code, or pasted vCard or CSV text; suggestions come back, nothing is saved. */
export const suggestContacts = defineCall({
  method: 'POST',
  path: '/api/v1/google/people',
  access: 'member',
  summary: 'Suggest contacts from an address book',
  body: z.object({
    code: z.optional(z.string()),
    text: z.optional(z.string().check(z.maxLength(200_000))),
  }),
  reply: dataOf(z.object({ data: z.array(z.object({ name: z.string(), phone: z.string() })) })),
  fails: { 422: 'form.invalid' },
});

/** `data.url` is a wa.me address; nothing is sent. Members may ask for their own number only. */
export const whatsappLink = defineCall({
  method: 'GET',
  path: '/api/v1/whatsapp',
  access: 'member',
  summary: 'Address that opens WhatsApp with a number',
  query: z.object({ number: z.string().check(z.maxLength(30)) }),
  reply: dataOf(z.object({ url: z.string() })),
  fails: { 404: 'contact.notFound', 422: 'form.invalid' },
});
