import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { MAKING_MS } from '../../../src/modules/accounts/data-export/data-export.store.ts';
import { ensureRecurring } from '../../../src/platform/jobs/jobs.store.ts';
import { FILE_REMOVAL } from '../../../src/storage/orphaned-files.store.ts';
import { brokenInvariants } from '../invariants/invariants.ts';
import { forgetChanges } from './every-kind/changes.ts';
import { awaitEnds, countEnds, HOLD_ENDS } from './every-kind/held-ends.ts';
import type { KilledKind, UnderWay } from './every-kind/killed-kind.ts';
import { memberKinds } from './every-kind/member-kinds.ts';
import { moneyKinds } from './every-kind/money-kinds.ts';
import { recurringKinds } from './every-kind/recurring-kinds.ts';
import { OWN_NAME, setScene, type Scene } from './every-kind/scene.ts';
import { watchingKinds } from './every-kind/watching-kinds.ts';
import { begin, freePort, type Life } from './life.ts';

/** A generous cap: what is waited for comes in seconds on a machine with nothing else to do. */
const PATIENCE = { timeout: 120_000, interval: 200 };

/**
 * Every kind of job: what holds it, and what is counted of it in the end. When the process dies, bucket and provider have
 * done what they were asked for and not said so (the provider's lists are not answered at all), the mail server has not
 * answered, and what waits for a lock is not written. Two kinds cannot be held within their work, which waits for nobody:
 * 'half-written-files' and 'sms' are killed between their work and the note that it was done, as all are in the last test.
 * A file that is removed twice is gone as it is by once: there only the outcome can be counted.
 */
const RECURRING: Readonly<Record<string, KilledKind>> = { ...recurringKinds, ...watchingKinds };
const KINDS: Readonly<Record<string, KilledKind>> = { ...memberKinds, ...moneyKinds, ...RECURRING };
const NAMES = Object.keys(KINDS).toSorted();

/** All that anybody is mailed. */
const ALL_MAILS = Object.values(KINDS).reduce((sum, { once: { mails = 0 } }) => sum + mails, 0);

/** What is left for later of all that was done: the archive goes in a day, four plans end in a month. */
const FOR_LATER = [FILE_REMOVAL, 'plan', 'plan', 'plan', 'plan'];

/** When jobs are due that are not to begin yet. */
const PARKED = new Date('2999-01-01');

type JobsUnderWay = ReadonlyMap<string, UnderWay>;

describe.runIf(inject('templateDatabase').kind === 'postgres')(
  'a node that is killed in the middle of every kind of job',
  () => {
    let scene: Scene;
    let lives: Life[];
    beforeEach(async () => {
      lives = [];
      scene = await setScene();
    }, 120_000);
    afterEach(async () => {
      for (const life of lives) await life.kill();
      await scene.close();
    });

    async function start(env: Readonly<Record<string, string>> = {}): Promise<Life> {
      const life = await begin(scene.stage, { ...scene.env, ...env });
      lives.push(life);
      return life;
    }

    /** Sets the scene of every kind, with jobs that are not to begin yet. */
    async function setAll(): Promise<JobsUnderWay> {
      const jobs = new Map<string, UnderWay>();
      for (const [kind, { set }] of Object.entries(KINDS)) jobs.set(kind, await set(scene));
      await ensureRecurring(scene.db, Object.keys(RECURRING), PARKED);
      await scene.db.updateTable('jobs').set({ run_at: PARKED }).execute();
      await forgetChanges(scene.db);
      return jobs;
    }

    /** Has a process begin every job; resolves when `until` says of all of them that they are where they are to be. */
    async function beginAll(
      { origin }: Life,
      jobs: JobsUnderWay,
      until: (kinds: readonly string[]) => Promise<void>,
    ): Promise<void> {
      for (const { prepare } of jobs.values()) await prepare?.();
      for (const isBrief of [false, true]) {
        const these = NAMES.filter((kind) => (KINDS[kind]?.isBrief ?? false) === isBrief);
        await scene.db
          .updateTable('jobs')
          .set({ run_at: new Date() })
          .where('run_at', '=', PARKED)
          .where('kind', 'in', these)
          .execute();
        for (const kind of these) await jobs.get(kind)?.cause?.(origin);
        // Those of before are held all the while.
        await vi.waitFor(() => until(isBrief ? NAMES : these), PATIENCE);
      }
    }

    /** Kinds that whoever has claimed them has neither done nor given back. */
    async function leasedKinds(): Promise<string[]> {
      const leased = scene.db.selectFrom('jobs').select('kind').where('leased_by', 'is not', null);
      return (await leased.execute()).map(({ kind }) => kind).toSorted();
    }

    /** Connections of the processes. */
    async function connections(): Promise<number[]> {
      const { rows } = await sql<{ pid: number }>`
        select pid from pg_stat_activity where datname = current_database()
          and backend_type = 'client backend' and application_name <> ${OWN_NAME}`.execute(
        scene.db,
      );
      return rows.map(({ pid }) => pid);
    }
    const untilDisconnected = () =>
      vi.waitFor(async () => expect(await connections()).toEqual([]), PATIENCE);

    async function disconnect(): Promise<void> {
      const pids = await connections();
      await sql`select pg_terminate_backend(pid) from unnest(${pids}::int[]) pid`.execute(scene.db);
      await untilDisconnected();
    }

    /** Stands for the minute that the leases go on, and for the hour after which a file goes that nobody has kept. */
    async function letTimePass(): Promise<void> {
      const jobs = scene.db.updateTable('jobs');
      await jobs
        .set({ lease_until: new Date(0) })
        .where('leased_by', 'is not', null)
        .execute();
      await jobs
        .set({ run_at: new Date() })
        .where('kind', '=', FILE_REMOVAL)
        .where('run_at', '<=', new Date(Date.now() + MAKING_MS))
        .execute();
    }

    /** Jobs that are due, run or are dead, and those that recur and have not been done since. */
    async function unsettled(since: Date): Promise<string[]> {
      const found = await scene.db
        .selectFrom('jobs')
        .select(['kind', 'last_error'])
        .where((eb) =>
          eb.or([
            eb('run_at', '<=', new Date()),
            eb('lease_until', '>', new Date()),
            eb('dead_at', 'is not', null),
            eb('last_error', 'is not', null),
            eb.and([eb('kind', 'in', Object.keys(RECURRING)), eb('run_at', '<=', since)]),
          ]),
        )
        .execute();
      return found.map(({ kind, last_error: error }) => `${kind}: ${error ?? 'not done'}`);
    }

    /** Has another process do what is left, and looks at what both have left behind. */
    async function expectOnce(jobs: JobsUnderWay): Promise<void> {
      await letTimePass();
      const begun = new Date();
      const other = await start();
      await vi.waitFor(async () => expect(await unsettled(begun)).toEqual([]), PATIENCE);
      await other.stop();
      const left = await scene.db.selectFrom('jobs').select('kind').execute();
      const later = [...FOR_LATER, ...Object.keys(RECURRING)];
      expect(left.map(({ kind }) => kind).toSorted()).toEqual(later.toSorted());
      const once = Object.entries(KINDS).map(([kind, line]) => [kind, line.once] as const);
      expect(await countsOf(jobs)).toEqual(Object.fromEntries(once));
      // Nobody else got a mail.
      expect(new Set(scene.mails.taken.map(({ id }) => id)).size).toBe(ALL_MAILS);
      expect(await brokenInvariants(scene.db)).toEqual({});
    }

    it.each([
      ['what it has asked of the database ends with it', true],
      ['the database goes on with what it has asked', false],
    ])(
      'leaves each to be done once by another, where %s',
      async (_, isCut) => {
        const jobs = await setAll();
        const metricsPort = await freePort();
        const one = await start({ METRICS_PORT: String(metricsPort) });
        // A kind without a line in the tables would never be killed.
        expect(await registeredKinds(metricsPort)).toEqual(NAMES);
        await beginAll(one, jobs, async (kinds) => {
          expect(await heldOf(kinds, jobs)).toEqual(kinds);
          expect(await leasedKinds()).toEqual(kinds);
        });
        await one.kill();
        expect(await leasedKinds()).toEqual(NAMES);
        if (isCut) await disconnect();
        await scene.release();
        await untilDisconnected();
        await expectOnce(jobs);
        expect(scene.mails.taken).toHaveLength(ALL_MAILS);
      },
      600_000,
    );

    it('has done nothing twice where another does again what it had done and not noted', async () => {
      const jobs = await setAll();
      await scene.release();
      await awaitEnds(scene.db, NAMES);
      await scene.hold(HOLD_ENDS);
      const one = await start();
      await beginAll(one, jobs, async (kinds) => {
        const leased = await leasedKinds();
        expect([...new Set(leased)]).toEqual(kinds);
        expect(await countEnds(scene.db)).toBe(leased.length);
      });
      await one.kill();
      await disconnect();
      await scene.release();
      await expectOnce(jobs);
      // A mail that went and was not noted goes again, by the same id.
      expect(scene.mails.taken.length).toBeGreaterThan(ALL_MAILS);
    }, 600_000);
  },
);

/** The kinds that a process runs, as its metrics name them. */
async function registeredKinds(metricsPort: number): Promise<string[]> {
  const reply = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
  const lines = (await reply.text()).matchAll(/^jobs\{kind="([^"]+)",state="due"\}/gm);
  return [...lines].map(([, kind = '']) => kind).toSorted();
}

async function heldOf(kinds: readonly string[], jobs: JobsUnderWay): Promise<string[]> {
  const held = await Promise.all(kinds.map((kind) => jobs.get(kind)?.isHeld()));
  return kinds.filter((_, at) => held[at]);
}

async function countsOf(jobs: JobsUnderWay): Promise<Record<string, Record<string, number>>> {
  const counts = [...jobs].map(async ([kind, { count }]) => [kind, await count()] as const);
  return Object.fromEntries(await Promise.all(counts));
}
