import { createHmac, randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { readConfig } from 'api/config';
import { sql, type Kysely } from 'api/database';
import { startApi } from 'api/start';
import { EVENT, type BenchMember, type BenchServer } from './bench-lines.ts';

const SECRET = 'a secret that only this measurement knows';

/** The whole API on an embedded database in a folder, with so many people who are signed in. */
export async function channelServer(people: number, folder: string): Promise<BenchServer> {
  const config = readConfig({
    DATA_DIR: folder,
    SEED: 'none',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'error',
    JWT_SECRET: SECRET,
    RATE_LIMIT: '1000000',
    BUSY_AFTER_MS: '0',
  });
  const { app, db, sockets } = await startApi(config);
  const members = await signedIn(db as unknown as Kysely<unknown>, people);
  await new Promise<void>((resolve) => app.server.listen(0, '127.0.0.1', resolve));
  return {
    port: (app.server.address() as AddressInfo).port,
    members,
    tellAll: (chat_count) => sockets.toAll(EVENT, { chat_count }),
  };
}

async function signedIn(db: Kysely<unknown>, people: number): Promise<BenchMember[]> {
  const made = Array.from({ length: people }, () => ({ id: randomUUID(), session: randomUUID() }));
  const ids = made.map(({ id }) => id);
  const sessions = made.map(({ session }) => session);
  await sql`insert into accounts (id, email, confirmed_at)
    select id, id || '@example.com', now() from unnest(${ids}::uuid[]) as made (id)`.execute(db);
  await sql`insert into sessions (id, account_id)
    select session, id from unnest(${ids}::uuid[], ${sessions}::uuid[]) as made (id, session)`.execute(
    db,
  );
  return made.map(({ id, session }) => ({ id, token: tokenOf(id, session) }));
}

/** A session token as the API signs them. */
function tokenOf(sub: string, jti: string): string {
  const now = Math.floor(Date.now() / 1000);
  const claims = { ver: 1, iss: 'saptapadi', aud: 'saptapadi-api', sub, jti, iat: now };
  const body = [
    { alg: 'HS256', typ: 'JWT' },
    { ...claims, exp: now + 3600 },
  ]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  return `${body}.${createHmac('sha256', SECRET).update(body).digest('base64url')}`;
}
