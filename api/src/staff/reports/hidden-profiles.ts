import type { listHiddenProfiles, restoreProfile } from 'shared-contracts/calls/reports';
import { tellSeenOrNot } from '../../engagement/tell-changes.ts';
import { isId } from '../../platform/ids.ts';
import type { Handler } from '../../platform/serve.ts';
import { nobody } from '../../profiles/profiles.handlers.ts';
import { holdProfile } from '../../profiles/refresh-scores.ts';
import { recordAudit } from '../audit.store.ts';
import { writeModerationMail } from './moderation-mail.ts';
import { listHidden, restore } from './moderation.store.ts';

/** Profiles that staff have hidden. */
export const answerListHidden: Handler<typeof listHiddenProfiles> = async (
  _,
  { db, caller, clock },
) => {
  const rows = await listHidden(db, caller.id);
  await recordAudit(db, {
    ...{ actorId: caller.id, action: 'profiles.hidden', target: null, now: clock() },
  });
  return {
    data: rows.map(({ id, name, reason, hidden_at, by }) => ({
      ...{ id, name, by, reason: reason ?? '', hidden_at: hidden_at.toISOString() },
    })),
  };
};

/** Shows a hidden profile again; its owner is told, by mail and on the open pages. */
export const answerRestore: Handler<typeof restoreProfile> = async ({ body }, context) => {
  const { db, caller, clock, mail, config } = context;
  const { id, note } = body;
  if (!isId(id) || id === caller.id) throw nobody();
  const state = await db.transaction().execute(async (trx) => {
    const now = clock();
    const restored = (await holdProfile(trx, id))
      ? await restore(trx, { id, note, by: caller.id, now })
      : undefined;
    if (restored === undefined) throw nobody();
    await recordAudit(trx, {
      ...{ actorId: caller.id, action: 'profiles.restore', target: id, detail: { note }, now },
    });
    const told = { profileId: id, kind: 'restored', reason: note } as const;
    await writeModerationMail(trx, { mail, config }, told);
    return restored;
  });
  mail.wake();
  await tellSeenOrNot(context, id);
  return { data: { id, state } };
};
