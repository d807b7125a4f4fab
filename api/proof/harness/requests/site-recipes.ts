import { randomUUID } from 'node:crypto';
import { ownDoc } from '../fixtures/documents.ts';
import { attention, boughtPlan, post } from '../fixtures/objects.ts';
import { formOf, photoFile, videoFile } from '../fixtures/sample-files.ts';
import { OWN_PHONE } from '../fixtures/scene.ts';
import type { Recipe } from './recipe.ts';

/** What matters of a payment that the provider knows nothing of. */
const unknownPayment = { payment_id: 'pay_unknown', amount: 49900 };

/** An order that nobody has made. */
const unknownOrder = 'order_unknown';

const invoiceBuyer = { name: 'Asha Joshi', address: '12 Tilak Road', pin: '411030', state: '27' };

/** Verification, payments, contacts, content and counting. */
export const siteRecipes = {
  'POST /api/v1/verification/doc': {
    slow: true,
    input: async () => ({
      // Nobody of the cast has this verified.
      query: { docType: 'JobID' },
      body: formOf({ kind: 'salary_slip', doc: await photoFile() }),
    }),
  },
  'GET /api/v1/verification/docs': {},
  'DELETE /api/v1/verification/docs/{id}': {
    own: ['params.id'],
    input: async (scene) => ({ params: { id: await ownDoc(scene) } }),
  },
  'GET /api/v1/verification/docs/{id}/openings': {
    own: ['params.id'],
    input: async (scene) => ({ params: { id: await ownDoc(scene) } }),
  },
  'POST /api/v1/videointro': {
    slow: true,
    input: async () => ({ body: formOf({ video: await videoFile() }) }),
  },
  'GET /api/v1/videointro': {},
  'DELETE /api/v1/videointro/1': {},
  'GET /api/v1/order': { input: () => ({ query: { amount: 49900 } }) },
  'GET /api/v2/order': { input: ({ me }) => ({ query: { amount: 49900, email: me.email } }) },
  'POST /api/v1/payments/': { input: () => ({ body: { payment: unknownPayment } }) },
  'POST /api/v2/payments/': {
    input: ({ me }) => ({ body: { payment: { ...unknownPayment, email: me.email } } }),
  },
  'GET /api/v1/payments/history': {},
  'POST /api/v1/payments/webhook': { input: () => ({ body: { event: 'payment.captured' } }) },
  'POST /api/v1/payments/callback': {},
  'GET /api/v1/orders/{id}': { input: () => ({ params: { id: unknownOrder } }) },
  'GET /api/v2/orders/{id}': {
    input: ({ me }) => ({ params: { id: unknownOrder }, query: { email: me.email } }),
  },
  'PUT /api/v1/orders/{id}/buyer': {
    input: () => ({ params: { id: unknownOrder }, body: invoiceBuyer }),
  },
  'PUT /api/v2/orders/{id}/buyer': {
    input: ({ me }) => ({
      params: { id: unknownOrder },
      query: { email: me.email },
      body: invoiceBuyer,
    }),
  },
  'GET /api/v1/payments/{id}/receipt': { input: () => ({ params: { id: unknownOrder } }) },
  'GET /api/v1/payments/attention': {},
  'GET /api/v1/payments/search': { input: () => ({ query: { q: 'buyer@example.com' } }) },
  'POST /api/v1/payments/attention/{id}': {
    input: async (scene) => ({
      params: { id: await attention(scene) },
      body: { note: 'Talked to the bank' },
    }),
  },
  'GET /api/v1/payments/attention/{id}': {
    input: async (scene) => ({ params: { id: await attention(scene, 'buyer@example.com') } }),
  },
  'POST /api/v1/payments/{id}/refund': {
    input: async (scene) => ({
      params: { id: (await boughtPlan(scene)).providerPaymentId },
      body: { reason: 'Asked for by phone', key: randomUUID() },
    }),
  },
  'POST /api/v1/contacts': {
    input: () => ({ body: [{ name: 'Father', relation: 'father', phone: '98220 54321' }] }),
  },
  'GET /api/v1/contacts': {},
  'PUT /api/v1/support/info': {
    input: () => ({ body: { phone: OWN_PHONE, whatsapp: OWN_PHONE } }),
  },
  'POST /api/v1/google/people': {
    input: () => ({
      body: { code: undefined, state: undefined, text: 'name,phone\nAunt,98220 54321\n' },
    }),
  },
  'POST /api/v1/google/consent': {},
  'GET /api/v1/whatsapp': { input: () => ({ query: { number: OWN_PHONE } }) },
  'GET /api/v1/blogs': {},
  'GET /api/v1/blog/{id}': { input: async (scene) => ({ params: { id: await post(scene) } }) },
  'GET /api/v1/legal': {},
  'GET /api/v1/features': {},
  'POST /api/v1/leads': {
    input: () => ({
      body: {
        lead: {
          title: 'Wedding hall',
          description: 'A hall for four hundred guests',
          price: 25e5,
          advertiser_name: 'Hall',
          advertiser_contact: '98220 54321',
        },
      },
    }),
  },
  'GET /api/v1/ad/test': {},
  'GET /api/v1/keys': {},
  'GET /api/v2/ab': {},
  'POST /api/v1/analytics/page_views': {
    input: ({ t }) => ({
      body: { views: [{ name: 'profiles', at: t.clock.read().toISOString() }] },
    }),
  },
} as const satisfies Record<string, Recipe>;
