import { sql } from 'kysely';
import { counting, idIn, type Effect } from './effects.ts';

/** What staff decide, and what anybody may leave behind. */
export const effectsOfTheDesk = {
  'POST /api/v1/verification/claim': {
    again: [200],
    rows: 1,
    count: ({ me }, input) =>
      counting('verification_docs', sql`id = ${idIn(input)} and claimed_by = ${me.id}`),
  },
  'POST /api/v1/verification/file': { each: 'every address is one more opening' },
  'POST /api/v1/verification/decision': {
    again: [409],
    alone: true,
    rows: 1,
    count: (_, input) =>
      counting('verification_docs', sql`id = ${idIn(input)} and state = 'approved'`),
  },
  'POST /api/v1/pics/decision': {
    again: [409],
    alone: true,
    rows: 1,
    count: (_, input) => counting('pics', sql`id = ${idIn(input)} and state = 'shown'`),
  },
  'POST /api/v1/pics/claim': {
    again: [200],
    rows: 1,
    count: ({ me }, input) => counting('pics', sql`id = ${idIn(input)} and claimed_by = ${me.id}`),
  },
  'POST /api/v1/pics/file': { each: 'every look is one more opening' },
  'POST /api/v1/trail': { each: 'every note is one more' },
  'POST /api/v1/calllogs': { each: 'every phone call is one more' },
  'PUT /api/v1/calllogs/{id}': {
    again: [200],
    rows: 1,
    count: (_, input) => counting('call_logs', sql`id = ${idIn(input)}`),
  },
  'POST /api/v1/calllogs/assign': {
    again: [200],
    rows: 1,
    count: ({ you }) =>
      counting('call_logs', sql`profile_id = ${you.id} and assigned_to_id is null`),
  },
  'POST /api/v1/calllogs/join': {
    again: [404],
    alone: true,
    rows: 1,
    count: ({ you }) => counting('call_logs', sql`profile_id = ${you.id}`),
  },
  'GET /api/v1/migrate': {
    again: [200],
    rows: 1,
    count: ({ you }) => counting('profiles', sql`id = ${you.id} and usergroup = 'other-community'`),
  },
  'PUT /api/v1/texts': {
    again: [200],
    rows: 1,
    count: () => counting('ab_texts', sql`code = 'NAV-DA' and text = 'Leave us'`),
  },
  'POST /api/v1/reports/decision': {
    again: [409],
    alone: true,
    rows: 1,
    count: (_, input) => counting('reports', sql`id = ${idIn(input)} and state = 'dismissed'`),
  },
  'POST /api/v1/hidden_profiles/restore': {
    again: [404],
    alone: true,
    rows: 1,
    count: ({ you }) => counting('profiles', sql`id = ${you.id} and state = 'active'`),
  },
  'POST /api/v1/leads/decision': {
    again: [409],
    alone: true,
    rows: 1,
    count: (_, input) => counting('leads', sql`id = ${idIn(input)} and state = 'rejected'`),
  },
  'POST /api/v1/ads/{id}/end': {
    again: [409],
    alone: true,
    rows: 1,
    count: (_, input) => counting('ads', sql`id = ${idIn(input)} and ended_at is not null`),
  },
  'POST /api/v1/staff_factor': {
    again: [200],
    rows: 1,
    count: ({ me }) => counting('second_factors', sql`account_id = ${me.id}`),
  },
  'POST /api/v1/staff_factor/confirm': {
    again: [409, 403],
    alone: true,
    rows: 10,
    count: ({ me }) => counting('recovery_codes', sql`account_id = ${me.id}`),
  },
  // A code is good once.
  'POST /api/v1/staff_factor/recovery': {
    again: [403],
    alone: true,
    rows: 10,
    count: ({ me }) => counting('recovery_codes', sql`account_id = ${me.id}`),
  },
  'POST /api/v1/staff_factor/check': {
    again: [403],
    alone: true,
    rows: 1,
    count: ({ me }) =>
      counting('audit_trail', sql`actor_id = ${me.id} and action = 'factor.check'`),
  },
  'DELETE /api/v1/staff_factor': {
    again: [409, 403],
    alone: true,
    rows: 0,
    count: ({ me }) => counting('second_factors', sql`account_id = ${me.id}`),
  },
  'POST /api/v1/leads': { each: 'every advertisement is one more' },
  'POST /api/v1/analytics/page_views': { each: 'every view is one more' },
} as const satisfies Record<string, Effect>;
