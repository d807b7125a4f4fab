import { randomUUID } from 'node:crypto';
import { openSeparate, sql } from 'api/database';

/** PostgreSQL that rows measure on. */
export const DATABASE_SERVER =
  process.env['BENCH_DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres';

/** A database of a measurement's own, until it is dropped. */
export interface NewDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** Makes an empty database on a server. */
export async function newDatabase(server: string): Promise<NewDatabase> {
  const name = `saptapadi_bench_${randomUUID().slice(0, 8)}`;
  const onServer = async (statement: string) => {
    const place = { url: server, variable: 'BENCH_DATABASE_URL', onLost: () => undefined };
    const { db, close } = await openSeparate<unknown>(place, null);
    await sql.raw(statement).execute(db);
    await close();
  };
  await onServer(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => onServer(`drop database ${name} with (force)`) };
}
