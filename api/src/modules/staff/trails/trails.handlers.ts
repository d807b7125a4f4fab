import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import {
  TRAIL_PAGE,
  type addTrail,
  type listTrails,
  type Trail,
  type migrateMember,
} from 'shared-contracts/calls/trails';
import type { CallStatus } from 'shared-contracts/domain/call-status';
import { personName } from 'shared-contracts/domain/person-name';
import { fromPid, toPid } from 'shared-contracts/domain/pid';
import { recordAudit } from '../../../platform/audit/audit.store.ts';
import type { Handler } from '../../../platform/calls/serve.ts';
import type { Database } from '../../../platform/database/tables.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { createdKey, TimeKey, beyond, type TimePosition } from '../../../platform/paging/pages.ts';
import { wrongField } from '../../../platform/validation/ids.ts';
import { notifyVisibility } from '../../engagement/engagement.public.ts';
import { profileNotFound } from '../../profiles/profiles.public.ts';
import { listUsergroupCodes } from '../people.store.ts';

/** Moves a member to a community that `apps` names; where they are already, nothing moves and the wish is on the trail. */
export const answerMigrate: Handler<typeof migrateMember> = async (
  { query: { pid, usergroup, reason } },
  context,
) => {
  const { db, caller, clock, config } = context;
  const id = fromPid(pid);
  if (id === null) throw profileNotFound();
  const moved = await db.transaction().execute(async (trx) => {
    const before = await usergroupOf(trx, id);
    if (before === null) throw profileNotFound();
    const codes = await listUsergroupCodes(trx);
    if (usergroup !== config.communityCode && !codes.includes(usergroup)) {
      throw wrongField('usergroup');
    }
    if (before !== usergroup) {
      await trx.updateTable('profiles').set({ usergroup }).where('id', '=', id).execute();
    }
    await recordAudit(trx, {
      actorId: caller.id,
      action: 'profiles.migrate',
      target: id,
      now: clock(),
      detail: {
        from: before,
        to: usergroup,
        reason: reason?.trim() ?? '',
      },
    });
    return before !== usergroup;
  });
  // To one community they are gone, to the other they are new.
  if (moved) await notifyVisibility(context, id);
  return { data: { pid: toPid(id), usergroup } };
};

/** An entry of `listTrailRows`. */
type TrailRow = Awaited<ReturnType<typeof listTrailRows>>[number];

/** A new entry; `id` is the page's own where it has one. */
interface NewTrail {
  readonly id: string;
  readonly profileId: string;
  readonly note: string;
  readonly status: CallStatus | null;
  readonly by: { readonly id: string; readonly name: string };
  readonly now: Date;
}

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
  // Another member's entry has this id.
  if (trail === undefined) throw new Refusal(422, 'form.invalid', wrongField('id').parts);
  return { data: toTrail(trail) };
};

function toTrail({ id, note, status, by_name: by, created_at: at }: TrailRow): Trail {
  return { id, note, status, by, created_at: at.toISOString() };
}

/** Entries of a profile from a place on, one more than a page holds, the newest first. */
function listTrailRows(db: Kysely<Database>, profileId: string, position: TimePosition | null) {
  return db
    .selectFrom('trails')
    .selectAll()
    .where('profile_id', '=', profileId)
    .where(({ ref }) => beyond(position, 'desc', ref('created_at'), ref('id')))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(TRAIL_PAGE + 1)
    .execute();
}

/** Adds an entry; undefined where there is one of this id already. */
function addTrailRow(db: Kysely<Database>, { by, profileId, now, ...entry }: NewTrail) {
  return db
    .insertInto('trails')
    .values({
      ...entry,
      profile_id: profileId,
      by_id: by.id,
      by_name: by.name,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** The entry of this id, if this person made it for this profile. */
function findOwnTrail(db: Kysely<Database>, { id, profileId, by }: NewTrail) {
  return db
    .selectFrom('trails')
    .selectAll()
    .where('id', '=', id)
    .where('profile_id', '=', profileId)
    .where('by_id', '=', by.id)
    .executeTakeFirst();
}

/** Whether there is a profile of this id, whatever its state. */
async function isProfile(db: Kysely<Database>, id: string): Promise<boolean> {
  const found = await db
    .selectFrom('profiles')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  return found !== undefined;
}

/** What a staff member is called; by the address without a profile. */
async function callerName(
  db: Kysely<Database>,
  { id, email }: { readonly id: string; readonly email: string },
): Promise<string> {
  const own = await db
    .selectFrom('profiles')
    .select(['name', 'lastName'])
    .where('id', '=', id)
    .executeTakeFirst();
  return own === undefined ? email : personName(own);
}

/** The community of a member, locked until the move is done; null for a missing one and for staff, who are in no list. */
async function usergroupOf(trx: Kysely<Database>, id: string): Promise<string | null> {
  const found = await trx
    .selectFrom('profiles')
    .innerJoin('accounts', 'accounts.id', 'profiles.id')
    .select('profiles.usergroup')
    .where('profiles.id', '=', id)
    .where('accounts.role', '=', 'member')
    .forUpdate('profiles')
    .executeTakeFirst();
  return found?.usergroup ?? null;
}
