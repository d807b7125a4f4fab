import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { useApp } from '../../../test/app.ts';
import { watchStatements } from '../../../test/executed-statements.ts';
import { addMember, type TestMember } from '../../../test/members.ts';
import { openBare, usePages } from '../../../test/sockets.ts';
import { callersOf, type TokenClaims } from '../../modules/accounts/accounts.public.ts';
import type { Caller } from '../../platform/calls/caller.ts';
import { readConfig } from '../../platform/config/config.ts';
import { MOST_AT_ONCE, SessionLookups } from './session-lookups.ts';

const SOCKETS = 150;

/** The database takes far fewer waiting requests than there are sockets. */
const { queue, ...database } = readConfig({ SEED: 'none' }).database;
const t = useApp({ database: { ...database, queue: { ...queue, most: 10 } } });
const pages = usePages(() => t().app.server);

const claimsOf = (at: number): TokenClaims => ({
  accountId: `account ${at}`,
  sessionId: `session ${at}`,
  version: 1,
});
const callerNamed = (id: string) => ({ id }) as Caller;

describe('lookups of sessions', () => {
  it('are made together while another is under way, and each socket gets its own answer', async () => {
    const begun: number[] = [];
    const lookups = new SessionLookups(async (claims) => {
      begun.push(claims.length);
      await Promise.resolve();
      return claims.map(({ accountId }) =>
        accountId === 'account 3' ? null : callerNamed(accountId),
      );
    });
    const many = 2 * MOST_AT_ONCE + 2;
    const callers = await Promise.all(
      Array.from({ length: many }, (_, at) => lookups.callerOf(claimsOf(at))),
    );
    expect(begun).toEqual([1, MOST_AT_ONCE, MOST_AT_ONCE, 1]);
    expect(callers.map((caller) => caller?.id ?? null)).toEqual(
      Array.from({ length: many }, (_, at) => (at === 3 ? null : `account ${at}`)),
    );
  });

  it('that fail refuse only the sockets among them', async () => {
    const find = vi.fn((claims: readonly TokenClaims[]) =>
      Promise.resolve(claims.map(({ accountId }) => callerNamed(accountId))),
    );
    find.mockRejectedValueOnce(new Error('the database restarts'));
    const lookups = new SessionLookups(find);
    const [first, second] = [lookups.callerOf(claimsOf(1)), lookups.callerOf(claimsOf(2))];
    await expect(first).rejects.toThrow('restarts');
    expect(await second).toEqual(callerNamed('account 2'));
    expect(await lookups.callerOf(claimsOf(3))).toEqual(callerNamed('account 3'));
  });

  it('find nobody by a token of an older version or of another account', async () => {
    const member = await addMember(t(), { token_version: 2 });
    const { id: accountId, sessionId } = member;
    const callers = await callersOf(t().parts, [
      { accountId, sessionId, version: 1 },
      { accountId, sessionId, version: 2 },
      { accountId: crypto.randomUUID(), sessionId, version: 2 },
      { accountId, sessionId: crypto.randomUUID(), version: 2 },
    ]);
    expect(callers.map((caller) => caller?.id)).toEqual([
      undefined,
      accountId,
      undefined,
      undefined,
    ]);
  });
});

describe('many sockets that open at once', () => {
  it('all open with a few statements while the queue of the database is full', async () => {
    const members: TestMember[] = [];
    for (let count = 0; count < SOCKETS; count += 1) members.push(await addMember(t()));
    // Long enough that each session has to be noted as seen again.
    t().clock.advance(60 * 60 * 1000);
    const arrived = vi.fn();
    t().app.server.on('upgrade', arrived);
    const statements = watchStatements(t().db);
    try {
      let opening: Promise<readonly { terminate(): void }[]> = Promise.resolve([]);
      await t()
        .db.transaction()
        .execute(async (trx) => {
          // Lookups wait behind this lock, as behind a database that is busy.
          await sql`lock table sessions in access exclusive mode`.execute(trx);
          opening = Promise.all(members.map(({ token }) => openBare(pages.url(), token)));
          await vi.waitFor(() => expect(arrived).toHaveBeenCalledTimes(SOCKETS), {
            timeout: 20_000,
          });
        });
      const open = await opening;
      expect(open).toHaveLength(SOCKETS);
      // A lookup and a note for each of a handful of batches; one by one they would be 300.
      expect(statements.mock.calls.length).toBeLessThan(20);
      for (const socket of open) socket.terminate();
    } finally {
      statements.mockRestore();
      t().app.server.off('upgrade', arrived);
    }
    const { noted } = await t()
      .db.selectFrom('sessions')
      .select((eb) => eb.fn.countAll<string>().as('noted'))
      .where('last_seen_at', '=', t().clock.read())
      .executeTakeFirstOrThrow();
    expect(Number(noted)).toBe(SOCKETS);
  });
});
