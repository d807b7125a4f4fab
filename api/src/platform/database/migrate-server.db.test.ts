import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { databaseUrl, onServer } from '../../../test/postgres-server.ts';
import { readConfig } from '../config/config.ts';
import { migrateServer } from './migrate-server.ts';
import type { Migration } from './migration.ts';
import { openDatabase } from './open-database.ts';
import { postgresDialect } from './open-postgres.ts';
import { QueuedDatabase } from './queued-database.ts';

const from = inject('templateDatabase');
const ignoreLost = () => undefined;

/** An empty database on the server, gone after the test. */
async function emptyDatabase() {
  if (from.kind !== 'postgres') throw new Error('PostgreSQL only');
  const { url: server, template } = from;
  const name = `${template}_${randomUUID().slice(0, 8)}`;
  await onServer(server, (client) => client.query(`create database ${name}`));
  const url = databaseUrl(server, name);
  const db = new QueuedDatabase<unknown>(postgresDialect(url, ignoreLost));
  onTestFinished(async () => {
    await db.destroy();
    await onServer(server, (client) => client.query(`drop database ${name} with (force)`));
  });
  return { name, url, db, place: { url, variable: 'DATABASE_URL', onLost: ignoreLost } };
}

const only = (migration: Migration) => ({ migrations: { '001-only': migration } });

describe.runIf(from.kind === 'postgres')('a migration on a server', () => {
  it('may take longer than any other statement', async () => {
    const { name, db, place } = await emptyDatabase();
    await sql`alter database ${sql.id(name)} set statement_timeout = 20`.execute(db);
    const long: Migration = {
      up: async (trx) => void (await sql`select pg_sleep(0.2)`.execute(trx)),
    };
    const short = new QueuedDatabase<unknown>(
      postgresDialect(place.url, ignoreLost, { ...limits(), statementMs: 20 }),
    );
    await expect(sql`select pg_sleep(0.2)`.execute(short)).rejects.toMatchObject({ code: '57014' });
    await short.destroy();
    await migrateServer(place, 5000, only(long));
  });

  it('waits a little for a lock that somebody else holds, lets go, and tries again', async () => {
    const { db, place } = await emptyDatabase();
    await sql`create table held (id integer)`.execute(db);
    const widen: Migration = {
      up: async (trx) => void (await sql`alter table held add column name text`.execute(trx)),
    };
    const said: string[] = [];
    await db.transaction().execute(async (trx) => {
      await sql`select from held`.execute(trx);
      const told = migrateServer(place, 10, only(widen), {
        tries: 2,
        wait: () => Promise.resolve(),
      });
      await expect(told).rejects.toThrow(
        /^The migration 001-only did not get its locks \(.*lock timeout; tried 2 times\): somebody else holds them\. Nothing of it was done/,
      );
    });
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    let isHeld: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (isHeld = resolve));
    const holder = db.transaction().execute(async (trx) => {
      await sql`select from held`.execute(trx);
      isHeld();
      await released;
    });
    await held;
    await migrateServer(place, 10, only(widen), {
      say: (sentence) => said.push(sentence),
      async wait() {
        release();
        await holder;
      },
    });
    expect(said).toEqual([
      '001-only waits: somebody else holds a lock that it needs',
      'carried out 001-only',
    ]);
  });

  it('is a step of its own: a server does not start before it, unless it is to do it itself', async () => {
    const { url } = await emptyDatabase();
    const config = readConfig({ DATABASE_URL: url });
    const log = { info: () => undefined, error: () => undefined };
    await expect(openDatabase(config, log)).rejects.toThrow(
      /has not got 001-baseline.*npm run migrate/,
    );
    await (await openDatabase({ ...config, migrateAtStart: true }, log)).destroy();
    await (await openDatabase(config, log)).destroy();
  });
});

function limits() {
  return readConfig({}).database.pool;
}
