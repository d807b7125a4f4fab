import type { getKeys, getTextOverrides } from 'shared-contracts/calls/site';
import type { Handler } from '../platform/serve.ts';
import { listTextOverrides } from './content.store.ts';

/** Public keys; none of these services can be configured yet. */
export const answerGetKeys: Handler<typeof getKeys> = () => ({
  data: { checkout_key: null, payment_provider: null, oauth_client_id: null, push_key: null },
});

/** Labels that are replaced; none unless somebody stored some. */
export const answerGetTextOverrides: Handler<typeof getTextOverrides> = async (_, { db }) => {
  const overrides = await listTextOverrides(db);
  return { data: Object.fromEntries(overrides.map(({ code, text }) => [code, text])) };
};
