import type { getKeys, getTextOverrides } from 'shared-contracts/calls/site';
import type { AppParts } from '../platform/context.ts';
import type { Handler } from '../platform/serve.ts';
import { listTextOverrides } from './content.store.ts';

/** Public keys, of the payment provider its name as well; pushes cannot be configured yet. */
export function answeringGetKeys({
  payments,
  config,
}: Pick<AppParts, 'payments' | 'config'>): Handler<typeof getKeys> {
  const { keyId = null, provider = null } = payments?.config ?? {};
  return () => ({
    data: {
      ...{ checkout_key: keyId, payment_provider: provider },
      ...{ oauth_client_id: config.google?.clientId ?? null, push_key: null },
    },
  });
}

/** Labels that are replaced; none unless somebody stored some. */
export const answerGetTextOverrides: Handler<typeof getTextOverrides> = async (_, { db }) => {
  const overrides = await listTextOverrides(db);
  return { data: Object.fromEntries(overrides.map(({ code, text }) => [code, text])) };
};
