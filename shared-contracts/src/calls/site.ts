import * as z from 'shared-contracts/schema';
import { defineCall } from './call.ts';
import { dataOf } from './schemas.ts';

/** Public keys only; null where the service is not configured. */
export const getKeys = defineCall({
  method: 'GET',
  path: '/api/v1/keys',
  access: 'public',
  summary: 'Public keys of the services the browser talks to',
  reply: dataOf(
    z.object({
      checkout_key: z.nullable(z.string()),
      /** Who takes payments; `sandbox` moves no money. Null without payments. */
      payment_provider: z.nullable(z.enum(['razorpay', 'sandbox'])),
      oauth_client_id: z.nullable(z.string()),
      push_key: z.nullable(z.string()),
    }),
  ),
});

/** A/B text overrides by code, such as NAV-DA and PG-VP-BTN-SP; those of another language than English as `NAV-DA.mr`. */
export const getTextOverrides = defineCall({
  method: 'GET',
  path: '/api/v2/ab',
  access: 'public',
  summary: 'Texts that replace labels, by code',
  reply: dataOf(z.record(z.string(), z.string())),
});
