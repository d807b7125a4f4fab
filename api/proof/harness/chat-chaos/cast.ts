import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Random } from '../../../demo/seed/random.ts';
import { signToken } from '../../../src/modules/accounts/sessions/session-token.ts';
import { openThread } from '../../../src/modules/chat/threads.store.ts';
import { newProfileRow } from '../../../src/modules/profiles/profiles.store.ts';
import type { Database } from '../../../src/platform/database/tables.ts';

/** Somebody who talks, with those who accepted. */
export interface Talker {
  readonly id: string;
  readonly token: string;
  readonly friends: readonly string[];
}

/** How many friends every groom has among the brides. */
const FRIENDS = 4;

/** Half brides, half grooms, each groom accepted by a few brides: accounts, sessions, profiles, requests and threads. */
export async function castTalkers(
  db: Kysely<Database>,
  {
    count,
    usergroup,
    jwtSecret,
    random,
  }: { count: number; usergroup: string; jwtSecret: string; random: Random },
): Promise<Talker[]> {
  const now = new Date();
  const [brides, grooms] = [ids(count / 2), ids(count / 2)];
  const people = [...brides, ...grooms];
  const nobody = { password_hash: null, plan_until: null, confirmed_at: now };
  const accounts = people.map((id) => ({ ...nobody, id, email: `${id}@chaos.example` }));
  await db.insertInto('accounts').values(accounts).execute();
  const profiles = people.map((id) => {
    const gender = brides.includes(id) ? ('female' as const) : ('male' as const);
    const fields = { name: 'Someone', lastName: 'Joshi', gender, birthdate: '1996-05-04' };
    return newProfileRow({ id, usergroup, admitted: true, now, fields });
  });
  await db.insertInto('profiles').values(profiles).execute();
  const sessions = people.map((account_id) => ({ id: randomUUID(), account_id, ended_at: null }));
  await db.insertInto('sessions').values(sessions).execute();

  const pairs = grooms.flatMap((groom) =>
    random.sample(brides, FRIENDS).map((bride) => [groom, bride] as const),
  );
  await db
    .insertInto('chat_requests')
    .values(pairs.map(([from_id, to_id]) => ({ id: randomUUID(), from_id, to_id, accepted: true })))
    .execute();
  await db.transaction().execute(async (trx) => {
    for (const pair of pairs) await openThread(trx, pair, now);
  });
  return Promise.all(
    sessions.map(async ({ id: sessionId, account_id: id }) => ({
      id,
      token: await signToken({ accountId: id, sessionId, version: 1 }, jwtSecret, now),
      friends: pairs.filter((pair) => pair.includes(id)).map(([a, b]) => (a === id ? b : a)),
    })),
  );
}

function ids(count: number): string[] {
  return Array.from({ length: count }, () => randomUUID());
}
