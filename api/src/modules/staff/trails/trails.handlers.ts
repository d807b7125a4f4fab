import { randomUUID } from 'node:crypto';
import {
  TRAIL_PAGE,
  type addTrail,
  type listTrails,
  type Trail,
} from 'shared-contracts/calls/trails';
import { fromPid } from 'shared-contracts/domain/pid';
import type { Handler } from '../../../platform/calls/serve.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { isId, wrongField } from '../../../platform/validation/ids.ts';
import { nobody } from '../../profiles/profiles.public.ts';
import { recordAudit } from '../audit.store.ts';
import {
  addTrailRow,
  callerName,
  findOwnTrail,
  isProfile,
  listTrailRows,
  type NewTrail,
  type TrailPlace,
  type TrailRow,
} from './trails.store.ts';

/** The staff history of a profile, whatever its state, the newest first. */
export const answerListTrails: Handler<typeof listTrails> = async (
  { query: { pid, cursor } },
  { db, caller, clock, noteOpened },
) => {
  const id = fromPid(pid);
  const place = placeOf(cursor);
  if (id === null || !(await isProfile(db, id))) throw nobody();
  const rows = await listTrailRows(db, id, place);
  await recordAudit(db, {
    ...{ actorId: caller.id, action: 'trails.list', target: id, now: clock() },
    detail: { ids: rows.slice(0, TRAIL_PAGE).map((row) => row.id) },
  });
  await noteOpened(id);
  const page = rows.slice(0, TRAIL_PAGE);
  const last = page.at(-1);
  const isMore = rows.length > TRAIL_PAGE && last !== undefined;
  return {
    data: page.map(toTrail),
    next: isMore ? `${last.created_at.getTime()}-${last.id}` : null,
  };
};

/** A note, a status or both; the same entry again is answered as it stands, and is no second one. */
export const answerAddTrail: Handler<typeof addTrail> = async (
  { body: { pid, note = '', status = null, id = randomUUID() } },
  { db, caller, clock },
) => {
  const profileId = fromPid(pid);
  if (profileId === null) throw nobody();
  if (note === '' && status === null) throw wrongField('note');
  const now = clock();
  const trail = await db.transaction().execute(async (trx) => {
    if (!(await isProfile(trx, profileId))) throw nobody();
    const by = { id: caller.id, name: await callerName(trx, caller) };
    const wanted: NewTrail = { id: id.toLowerCase(), profileId, note, status, by, now };
    const added = await addTrailRow(trx, wanted);
    if (added === undefined) return findOwnTrail(trx, wanted);
    await recordAudit(trx, {
      ...{ actorId: caller.id, action: 'trails.add', target: profileId, now },
      // What was written stands in the history and goes with the profile; the audit trail keeps everything for ever.
      detail: { trail: added.id, status, noted: note !== '' },
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

/** A cursor is the time of the entry above it in ms, and its id. */
function placeOf(cursor: string | undefined): TrailPlace | null {
  if (cursor === undefined) return null;
  const [, at, id = ''] = /^(\d{1,15})-([0-9a-f-]{36})$/.exec(cursor) ?? [];
  if (at === undefined || !isId(id)) throw wrongField('cursor');
  return { at: new Date(Number(at)), id };
}
