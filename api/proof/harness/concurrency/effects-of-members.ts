import { sql } from 'kysely';
import { waiting } from '../fixtures/objects.ts';
import { counting, idIn, type Effect } from './effects.ts';

const between = (from: string, to: string) => sql`from_id = ${from} and to_id = ${to}`;
const thingOf = (table: string) => (_: unknown, input: Parameters<typeof idIn>[0]) =>
  counting(table, sql`id = ${idIn(input)}`);

/** Account and what a member keeps. */
export const effectsOfMembers = {
  'POST /api/v1/sign_in': { each: 'every browser signs in for itself' },
  'POST /api/v1/sign_up': { each: 'every sign-up waits by itself, with a link of its own' },
  'POST /api/v1/resetpassword': {
    again: [200],
    rows: 1,
    count: ({ you }) =>
      counting('mailed_secrets', sql`account_id = ${you.id} and purpose = 'code'`),
  },
  'POST /api/v1/confirm_email': {
    again: [200],
    rows: 1,
    count: ({ you }) => counting('accounts', sql`email = ${waiting(you.email)}`),
  },
  'POST /api/v1/sign_out': {
    again: [200, 401],
    rows: 0,
    count: ({ me }) => counting('sessions', sql`account_id = ${me.id} and ended_at is null`),
  },
  'PUT /api/v1/user': {
    again: [200],
    rows: 1,
    count: ({ me }) => counting('accounts', sql`id = ${me.id} and password_hash is not null`),
  },
  'POST /api/v1/sign_out_everywhere': {
    again: [200, 401],
    rows: 0,
    count: ({ me }) => counting('sessions', sql`account_id = ${me.id} and ended_at is null`),
  },
  'DELETE /api/v1/delete/profile': {
    again: [200, 401],
    rows: 0,
    count: ({ me }) => counting('accounts', sql`id = ${me.id}`),
  },
  // The newest is good alone.
  'POST /api/v1/delete/profile/code': {
    again: [200],
    rows: 1,
    count: ({ me }) => counting('deletion_codes', sql`account_id = ${me.id}`),
  },
  'POST /api/v1/uploads': { each: 'every file is sent by itself' },
  'PATCH /api/v1/uploads/{id}': {
    again: [409],
    rows: 1,
    alone: true,
    count: (_, input) => counting('uploads', sql`id = ${idIn(input)} and received = 4`),
  },
  'DELETE /api/v1/uploads/{id}': {
    again: [404],
    rows: 0,
    count: thingOf('uploads'),
  },
  'DELETE /api/v1/sessions/{id}': {
    again: [404],
    alone: true,
    rows: 0,
    count: (_, input) => counting('sessions', sql`id = ${idIn(input)} and ended_at is null`),
  },
  'PUT /api/v1/consents': {
    again: [200],
    rows: 1,
    count: ({ me }) => counting('consents', sql`account_id = ${me.id} and given`),
  },
  'PUT /api/v1/account/staff_calls': {
    again: [200],
    rows: 1,
    count: ({ me }) => counting('accounts', sql`id = ${me.id} and staff_calls is not null`),
  },
  'PUT /api/v1/account/search_mails': {
    again: [200],
    rows: 1,
    count: ({ me }) => counting('accounts', sql`id = ${me.id} and not search_mails`),
  },
  'PUT /api/v1/account/language': {
    again: [200],
    rows: 1,
    count: ({ me }) => counting('accounts', sql`id = ${me.id} and language is not null`),
  },
  // A second one within the minute is refused; the code that went out stays the one.
  'POST /api/v1/account/phone_code': {
    again: [429],
    alone: true,
    rows: 1,
    count: ({ me }) => counting('phone_codes', sql`account_id = ${me.id}`),
  },
  'PUT /api/v1/account/phone_code': {
    again: [410],
    alone: true,
    rows: 1,
    count: ({ me }) =>
      counting('support_info', sql`profile_id = ${me.id} and phone_confirmed_at is not null`),
  },
  'DELETE /api/v1/account/phone_code': {
    again: [200],
    rows: 0,
    count: ({ me }) => counting('phone_codes', sql`account_id = ${me.id}`),
  },
  // While it is made the same is answered, and once it is there that one a day is enough.
  'POST /api/v1/export': {
    again: [200, 429],
    rows: 1,
    count: ({ me }) => counting('data_exports', sql`account_id = ${me.id}`),
  },
  'PUT /api/v1/profiles/{id}/': {
    again: [200],
    rows: 1,
    count: ({ me }) => counting('profiles', sql`id = ${me.id} and current_city = 'Pune'`),
  },
  'PUT /api/v1/profile/state': {
    again: [200],
    rows: 1,
    count: ({ me }) => counting('profiles', sql`id = ${me.id} and state = 'paused'`),
  },
  'PUT /api/v1/profile/visitors': {
    again: [200],
    rows: 1,
    count: ({ me }) => counting('profiles', sql`id = ${me.id} and not visitors_allowed`),
  },
  'POST /api/v1/saved_searches': {
    again: [200],
    rows: 1,
    count: ({ me }) => counting('saved_searches', sql`profile_id = ${me.id}`),
  },
  'PUT /api/v1/saved_searches/{id}': {
    again: [200],
    rows: 1,
    count: ({ me }) =>
      counting('saved_searches', sql`profile_id = ${me.id} and notifies_since is not null`),
  },
  'POST /api/v1/search_mails': {
    again: [200],
    rows: 1,
    count: ({ me }) => counting('accounts', sql`id = ${me.id} and not search_mails`),
  },
  'DELETE /api/v1/saved_searches/{id}': {
    again: [404],
    alone: true,
    rows: 0,
    count: thingOf('saved_searches'),
  },
  'PUT /api/v1/drafts/{key}': {
    again: [200],
    rows: 1,
    count: ({ me }) => counting('drafts', sql`profile_id = ${me.id}`),
  },
  'DELETE /api/v1/drafts/{key}': {
    again: [200],
    rows: 0,
    count: ({ me }) => counting('drafts', sql`profile_id = ${me.id}`),
  },
  'POST /api/v1/bulk/picb': { each: 'every photo is one more' },
  'DELETE /api/v1/pics/{id}': {
    again: [404],
    alone: true,
    rows: 0,
    count: thingOf('pics'),
  },
  'PUT /api/v1/set/profile/pic': {
    again: [200],
    rows: 1,
    count: ({ me }) => counting('pics', sql`profile_id = ${me.id} and is_primary`),
  },
  'PUT /api/v1/pics/order': {
    again: [200],
    rows: 1,
    count: ({ me }) => counting('pics', sql`profile_id = ${me.id} and position = 1`),
  },
  'PUT /api/v1/pics/{id}': {
    again: [200, 409, 429],
    rows: 1,
    count: ({ me }) => counting('pics', sql`profile_id = ${me.id} and edit is not null`),
  },
  'PUT /api/v1/pics/privacy': {
    again: [200],
    rows: 1,
    count: ({ me }) => counting('profiles', sql`id = ${me.id} and photo_privacy is not null`),
  },
  // Each takes the place of the one before; two forms of a member come at once, the others wait.
  'POST /api/v1/verification/doc': {
    again: [200, 429],
    rows: 1,
    count: ({ me }) => counting('verification_docs', sql`profile_id = ${me.id}`),
  },
  'DELETE /api/v1/verification/docs/{id}': {
    again: [404],
    alone: true,
    rows: 0,
    count: thingOf('verification_docs'),
  },
  // The request of the harness brings a text that says it is a video.
  'POST /api/v1/videointro': {
    again: [200, 429],
    rows: 1,
    count: ({ me }) => counting('video_intros', sql`profile_id = ${me.id}`),
  },
  'DELETE /api/v1/videointro/1': {
    again: [200],
    rows: 0,
    count: ({ me }) => counting('video_intros', sql`profile_id = ${me.id}`),
  },
  'POST /api/v1/contacts': {
    again: [200],
    rows: 1,
    count: ({ me }) => counting('contacts', sql`profile_id = ${me.id}`),
  },
  'PUT /api/v1/support/info': {
    again: [200],
    rows: 1,
    count: ({ me }) => counting('support_info', sql`profile_id = ${me.id}`),
  },
  'POST /api/v1/google/consent': { each: 'nothing of it is kept' },
  'POST /api/v1/google/people': { each: 'nothing of it is kept' },
  'POST /api/v1/bookmarks': {
    again: [200],
    rows: 1,
    count: ({ me, you }) => counting('bookmarks', between(me.id, you.id)),
  },
  'DELETE /api/v1/bookmarks/{id}': {
    again: [404],
    alone: true,
    rows: 0,
    count: thingOf('bookmarks'),
  },
  'POST /api/v1/not_for_me': {
    again: [200],
    rows: 1,
    count: ({ me, you }) => counting('not_for_me', between(me.id, you.id)),
  },
  'PUT /api/v1/not_for_me': {
    again: [200],
    rows: 0,
    count: ({ me }) => counting('not_for_me', sql`from_id = ${me.id} and teaches`),
  },
  'DELETE /api/v1/not_for_me/{id}': {
    again: [404],
    alone: true,
    rows: 0,
    count: thingOf('not_for_me'),
  },
} as const satisfies Record<string, Effect>;
