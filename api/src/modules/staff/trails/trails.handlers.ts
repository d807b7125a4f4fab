import { randomUUID } from 'node:crypto';
import {
  TRAIL_PAGE,
  type addTrail,
  type listTrails,
  type Trail,
} from 'shared-contracts/calls/trails';
import { fromPid } from 'shared-contracts/domain/pid';
import { recordAudit } from '../../../platform/audit/audit.store.ts';
import type { Handler } from '../../../platform/calls/serve.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { createdKey, TimeKey } from '../../../platform/paging/pages.ts';
import { wrongField } from '../../../platform/validation/ids.ts';
import { profileNotFound } from '../../profiles/profiles.public.ts';
import {
  addTrailRow,
  callerName,
  findOwnTrail,
  isProfile,
  listTrailRows,
  type NewTrail,
  type TrailRow,
} from './trails.store.ts';

/** The staff history of a profile, whatever its state, the newest first. */
export const answerListTrails: Handler<typeof listTrails> = async (
  { query: { pid, cursor } },
  { db, caller, clock, noteOpened, paging },
) => {
  const id = fromPid(pid);
  const position = paging.positionOf(cursor, TimeKey);
  if (id === null || !(await isProfile(db, id))) throw profileNotFound();
  const rows = await listTrailRows(db, id, position);
  const page = { size: TRAIL_PAGE, position, keyOf: createdKey };
  const { data, next } = paging.cut(rows, page);
  await recordAudit(db, {
    actorId: caller.id,
    action: 'trails.list',
    target: id,
    now: clock(),
    detail: { ids: data.map((row) => row.id) },
  });
  await noteOpened(id);
  return { data: data.map(toTrail), next };
};

/** A note, a status or both; the same entry again is answered as it stands, and is no second one. */
export const answerAddTrail: Handler<typeof addTrail> = async (
  { body: { pid, note = '', status = null, id = randomUUID() } },
  { db, caller, clock },
) => {
  const profileId = fromPid(pid);
  if (profileId === null) throw profileNotFound();
  if (note === '' && status === null) throw wrongField('note');
  const now = clock();
  const trail = await db.transaction().execute(async (trx) => {
    if (!(await isProfile(trx, profileId))) throw profileNotFound();
    const by = { id: caller.id, name: await callerName(trx, caller) };
    const wanted: NewTrail = { id: id.toLowerCase(), profileId, note, status, by, now };
    const added = await addTrailRow(trx, wanted);
    if (added === undefined) return findOwnTrail(trx, wanted);
    await recordAudit(trx, {
      actorId: caller.id,
      action: 'trails.add',
      target: profileId,
      now,
      detail: {
        trail: added.id,
        status,
        noted: note !== '',
      },
    });
    return added;
  });
  // Somebody else's entry has this id.
  if (trail === undefined) throw new Refusal(422, 'form.invalid', wrongField('id').parts);
  return { data: toTrail(trail) };
};

function toTrail({ id, note, status, by_name: by, created_at: at }: TrailRow): Trail {
  return { id, note, status, by, created_at: at.toISOString() };
}
