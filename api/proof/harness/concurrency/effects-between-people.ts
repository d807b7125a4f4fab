import { sql } from 'kysely';
import { counting, idIn, type Effect } from './effects.ts';

const between = (from: string, to: string) => sql`from_id = ${from} and to_id = ${to}`;

/** What members ask of each other, and what they pay. */
export const effectsBetweenPeople = {
  'POST /api/v1/interests': {
    again: [424],
    alone: true,
    rows: 1,
    count: ({ me, you }) => counting('interests', between(me.id, you.id)),
  },
  'PUT /api/v1/interests/{id}': {
    again: [200],
    rows: 1,
    count: ({ me, you }) => counting('interests', sql`${between(you.id, me.id)} and accepted`),
  },
  'DELETE /api/v1/interests/{id}': {
    again: [404],
    alone: true,
    rows: 0,
    count: (_, input) => counting('interests', sql`id = ${idIn(input)}`),
  },
  'POST /api/v1/chatrequests': {
    again: [409],
    alone: true,
    rows: 1,
    count: ({ me, you }) => counting('chat_requests', between(me.id, you.id)),
  },
  'PUT /api/v1/chatrequests/{id}/': {
    again: [200],
    rows: 1,
    count: ({ me, you }) => counting('chat_requests', sql`${between(you.id, me.id)} and accepted`),
  },
  'DELETE /api/v1/chatrequests/{id}/': {
    again: [404],
    alone: true,
    rows: 0,
    count: (_, input) => counting('chat_requests', sql`id = ${idIn(input)}`),
  },
  'POST /api/v1/block/': {
    again: [200],
    rows: 1,
    count: ({ me, you }) =>
      counting('blocks', sql`blocker_id = ${me.id} and blocked_id = ${you.id}`),
  },
  'POST /api/v1/unblock/': {
    again: [200, 404],
    rows: 0,
    role: 'blocker',
    count: ({ me, you }) =>
      counting('blocks', sql`blocker_id = ${me.id} and blocked_id = ${you.id}`),
  },
  'POST /api/v1/user/report': {
    again: [200],
    rows: 1,
    count: ({ me, you }) => counting('reports', sql`from_id = ${me.id} and about_id = ${you.id}`),
  },
  'POST /api/v1/score/up': {
    again: [200],
    rows: 1,
    count: ({ me, you }) => counting('score_events', between(me.id, you.id)),
  },
  'POST /api/v1/message/': {
    again: [200],
    rows: 1,
    count: ({ me }) => counting('messages', sql`from_id = ${me.id}`),
  },
  'PUT /api/v1/chat/read': {
    again: [200],
    rows: 1,
    count: ({ me }) => counting('thread_people', sql`profile_id = ${me.id} and read_sequence = 1`),
  },
  'GET /api/v1/order': { each: 'an order that is not paid costs nobody anything' },
  'GET /api/v2/order': { each: 'an order that is not paid costs nobody anything' },
  // The provider knows nothing of the payment, and nobody can sign its events.
  'POST /api/v1/payments/': {
    again: [409],
    rows: 0,
    count: ({ me }) => counting('grants', sql`account_id = ${me.id}`),
  },
  // The order that the request names does not exist.
  'PUT /api/v1/orders/{id}/buyer': {
    again: [404],
    rows: 0,
    count: () => counting('orders', sql`buyer is not null`),
  },
  'PUT /api/v2/orders/{id}/buyer': {
    again: [404],
    rows: 0,
    count: () => counting('orders', sql`buyer is not null`),
  },
  'POST /api/v2/payments/': {
    again: [409],
    rows: 0,
    count: ({ me }) => counting('grants', sql`account_id = ${me.id}`),
  },
  'POST /api/v1/payments/webhook': {
    again: [401],
    rows: 0,
    count: () => counting('payment_events', sql`true`),
  },
  'POST /api/v1/payments/callback': {
    again: [303],
    rows: 0,
    count: () => counting('payment_events', sql`true`),
  },
  'POST /api/v1/payments/attention/{id}': {
    again: [409],
    alone: true,
    rows: 1,
    count: (_, input) =>
      counting('payment_attention', sql`id = ${idIn(input)} and settled_at is not null`),
  },
  'POST /api/v1/payments/{id}/refund': {
    again: [200],
    rows: 1,
    count: (_, input) =>
      counting(
        'refunds',
        sql`idempotency_key = ${
          (
            input.body as {
              key: string;
            }
          ).key
        }`,
      ),
  },
} as const satisfies Record<string, Effect>;
