import { sql, type Kysely } from 'kysely';
import type { saveTextOverride } from 'shared-contracts/calls/ab-texts';
import type { getKeys, getTextOverrides } from 'shared-contracts/calls/site';
import { abKey, isAbText } from 'shared-contracts/domain/ab-texts';
import { recordAudit } from '../../platform/audit/audit.store.ts';
import type { AppParts } from '../../platform/calls/context.ts';
import type { Handler } from '../../platform/calls/serve.ts';
import type { Database } from '../../platform/database/tables.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { wrongField } from '../../platform/validation/ids.ts';
import { listTextOverrides, storeTextOverride } from './content.store.ts';

/** Public keys, of the payment provider its name as well; pushes cannot be configured yet. */
export function answeringGetKeys({
  payments,
  config,
}: Pick<AppParts, 'payments' | 'config'>): Handler<typeof getKeys> {
  const { keyId = null, provider = null } = payments?.config ?? {};
  return () => ({
    data: {
      checkout_key: keyId,
      payment_provider: provider,
      oauth_client_id: config.google?.clientId ?? null,
      push_key: null,
    },
  });
}

/** Replaced labels; none by default. */
export const answerGetTextOverrides: Handler<typeof getTextOverrides> = async (_, { db }) => {
  return { data: await textsByCode(db) };
};

/** Replaces a label or restores it; the previous text is on the audit trail. */
export const answerSaveTextOverride: Handler<typeof saveTextOverride> = async (
  { body: { code, language, text, was } },
  { db, caller, clock },
) => {
  if (text !== null && !isAbText(text)) throw wrongField('text');
  const key = abKey(code, language);
  return db.transaction().execute(async (trx) => {
    // Two managers at once: the second reads what the first has set.
    await sql`lock table ab_texts in share row exclusive mode`.execute(trx);
    const texts = await textsByCode(trx);
    const before = texts[key] ?? null;
    if (was !== undefined && was !== before)
      throw new Refusal(409, 'text.changedMeanwhile', { conflict: texts });
    await storeTextOverride(trx, key, text);
    await recordAudit(trx, {
      actorId: caller.id,
      action: 'texts.save',
      target: key,
      now: clock(),
      detail: {
        before,
        text,
      },
    });
    return { data: await textsByCode(trx) };
  });
};

async function textsByCode(db: Kysely<Database>): Promise<Record<string, string>> {
  const overrides = await listTextOverrides(db);
  return Object.fromEntries(overrides.map(({ code, text }) => [code, text]));
}
