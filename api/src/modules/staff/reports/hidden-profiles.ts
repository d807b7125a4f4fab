import type { listHiddenProfiles, restoreProfile } from 'shared-contracts/calls/reports';
import { recordAudit } from '../../../platform/audit/audit.store.ts';
import type { Handler } from '../../../platform/calls/serve.ts';
import { createdKey, TIME_PAGE, TimeKey } from '../../../platform/paging/pages.ts';
import { isId } from '../../../platform/validation/ids.ts';
import { notifyVisibility } from '../../engagement/engagement.public.ts';
import { profileNotFound, lockProfile } from '../../profiles/profiles.public.ts';
import { writeModerationMail } from './moderation-mail.ts';
import { listHidden, restore } from './moderation.store.ts';

/** Profiles that staff have hidden. */
export const answerListHidden: Handler<typeof listHiddenProfiles> = async (
  { query: { cursor } },
  { db, caller, clock, paging },
) => {
  const position = paging.positionOf(cursor, TimeKey);
  const rows = await listHidden(db, caller.id, position);
  const page = paging.cut(rows, { size: TIME_PAGE, position, keyOf: createdKey });
  await recordAudit(db, {
    actorId: caller.id,
    action: 'profiles.hidden',
    target: null,
    now: clock(),
    detail: { ids: page.data.map(({ profile_id: id }) => id) },
  });
  return {
    ...page,
    data: page.data.map(({ profile_id: id, name, reason, created_at: at, by }) => ({
      id,
      name,
      by,
      reason,
      hidden_at: at.toISOString(),
    })),
  };
};

/** Shows a hidden profile again; its owner is told, by mail and on the open pages. */
export const answerRestore: Handler<typeof restoreProfile> = async ({ body }, context) => {
  const { db, caller, clock, mail, config } = context;
  const { id, note } = body;
  if (!isId(id) || id === caller.id) throw profileNotFound();
  const state = await db.transaction().execute(async (trx) => {
    const now = clock();
    const restored = (await lockProfile(trx, id))
      ? await restore(trx, { id, note, by: caller.id, now })
      : undefined;
    if (restored === undefined) throw profileNotFound();
    await recordAudit(trx, {
      actorId: caller.id,
      action: 'profiles.restore',
      target: id,
      detail: { note },
      now,
    });
    const reported = { profileId: id, kind: 'restored', reason: note } as const;
    await writeModerationMail(trx, { mail, config }, reported);
    return restored;
  });
  mail.wake();
  await notifyVisibility(context, id);
  return { data: { id, state } };
};
