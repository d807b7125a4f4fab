import { randomUUID } from 'node:crypto';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../../platform/database/tables.ts';
import {
  beyond,
  directionOf,
  TIME_PAGE,
  type TimePosition,
} from '../../../platform/paging/pages.ts';
import type { ProfileState } from '../../profiles/profiles.tables.ts';
import { staffName } from '../staff-name.store.ts';

/** What is done to a profile after a report; the caller has locked the profile. */
export interface Moderation {
  readonly profileId: string;
  readonly reportId: string;
  /** In plain words for the owner. */
  readonly reason: string;
  readonly by: string;
  readonly now: Date;
}

/** Keeps a warning for its owner to read. */
export async function warnProfile(trx: Transaction<Database>, action: Moderation): Promise<void> {
  await addAction(trx, 'warned', action);
}

/** Hides a profile from everybody but its owner; one that is hidden stays so, with the words of the first time. */
export async function hideProfile(trx: Transaction<Database>, action: Moderation): Promise<void> {
  await addAction(trx, 'hidden', action);
  await trx
    .updateTable('profiles')
    .set({ state: 'hidden' })
    .where('id', '=', action.profileId)
    .execute();
}

async function addAction(
  trx: Transaction<Database>,
  kind: 'warned' | 'hidden',
  { profileId, reportId, reason, by, now }: Moderation,
): Promise<void> {
  const { state } = await trx
    .selectFrom('profiles')
    .select('state')
    .where('id', '=', profileId)
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('moderation_actions')
    .values({
      id: randomUUID(),
      profile_id: profileId,
      kind,
      reason,
      report_id: reportId,
      state_before: state,
      by_id: by,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Profiles that staff have hidden, the latest first from a place on, but for one's own; `id` is that of the hiding. */
export function listHidden(db: Kysely<Database>, managerId: string, position: TimePosition | null) {
  return db
    .selectFrom('moderation_actions as action')
    .innerJoin('profiles', 'profiles.id', 'action.profile_id')
    .select(['action.id', 'action.profile_id', 'action.reason', 'action.created_at'])
    .select(staffName('action.by_id').as('by'))
    .select(sql<string>`trim(concat_ws(' ', profiles.name, profiles."lastName"))`.as('name'))
    .where('action.kind', '=', 'hidden')
    .where('action.lifted_at', 'is', null)
    .where('profiles.state', '=', 'hidden')
    .where('profiles.id', '<>', managerId)
    .where(({ ref }) => beyond(position, 'desc', ref('action.created_at'), ref('action.id')))
    .orderBy('action.created_at', directionOf(position, 'desc'))
    .orderBy('action.id', directionOf(position, 'desc'))
    .limit(TIME_PAGE + 1)
    .execute();
}

/** Shows a hidden profile again as it stood before; the state then, undefined where it is not hidden. */
export async function restore(
  trx: Transaction<Database>,
  { id, by, note, now }: { id: string; by: string; note: string; now: Date },
): Promise<ProfileState | undefined> {
  const lifted = await trx
    .updateTable('moderation_actions')
    .set({ lifted_at: now, lifted_by: by, lifted_note: note })
    .where('profile_id', '=', id)
    .where('kind', '=', 'hidden')
    .where('lifted_at', 'is', null)
    .returning('state_before')
    .executeTakeFirst();
  const before = lifted?.state_before ?? 'active';
  const state = before === 'hidden' ? 'active' : before;
  const restored = await trx
    .updateTable('profiles')
    .set({ state })
    .where('id', '=', id)
    .where('state', '=', 'hidden')
    .returning('id')
    .executeTakeFirst();
  return restored === undefined ? undefined : state;
}
