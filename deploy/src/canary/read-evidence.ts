import { sql } from 'api/database';
import type { Tally } from 'shared-contracts/domain/wilson';
import { SHELL_UNIT, type Canary } from '../registry/live-unit.ts';
import type { RegistryDatabase } from '../registry/registry-tables.ts';
import { LATELY_SESSIONS, type Compared, type Evidence } from './evidence.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Stable sessions of a rollout below which those of the day before are added. */
const COMPARABLE = 50;
/** Pages report after some seconds and when they are hidden; until then a missing report means nothing. In ms. */
const PATIENCE_MS = 2 * MINUTE_MS;

/** A canary and the counts that speak of it. */
export interface Subject {
  readonly db: RegistryDatabase;
  readonly unit: string;
  readonly canary: Canary;
  readonly now: Date;
}

/** Everything that the verdict on a canary depends on. */
export async function readEvidence(subject: Subject): Promise<Evidence> {
  const { canary, unit } = subject;
  const started = minuteOf(new Date(canary.startedAt));
  const stepped = minuteOf(new Date(canary.stepSince));
  const recent = await latelyFrom(subject, started);
  const rollout = await compared(subject, started);
  return {
    step: await compared(subject, stepped),
    rollout: await withDayBefore(subject, rollout, started),
    lately: await compared(subject, recent),
    elsewhere: unit === SHELL_UNIT ? { sessions: 0, failed: 0 } : await elsewhere(subject, recent),
    minutes: await minutesReported(subject, stepped),
    pages: unit === SHELL_UNIT ? await pages(subject, started) : null,
  };
}

async function compared({ db, unit, canary }: Subject, from: Date, to?: Date): Promise<Compared> {
  const rows = await db
    .selectFrom('releases.sessions')
    .select(['track', total('sessions').as('sessions'), total('failed').as('failed')])
    .where('unit', '=', unit)
    .where('minute', '>=', from)
    .$if(to !== undefined, (query) => query.where('minute', '<', to ?? from))
    .where((is) => is.or([is('track', '=', 'stable'), is('build', '=', canary.build)]))
    .groupBy('track')
    .execute();
  const tally = (track: 'canary' | 'stable'): Tally => {
    const { sessions = 0, failed = 0 } = rows.find((row) => row.track === track) ?? {};
    return { sessions, failed };
  };
  return { canary: tally('canary'), stable: tally('stable') };
}

/** Where hardly any stable sessions stand beside the canary, those of the day before serve to compare with. */
async function withDayBefore(
  subject: Subject,
  rollout: Compared,
  started: Date,
): Promise<Compared> {
  if (rollout.stable.sessions >= COMPARABLE) return rollout;
  const before = await compared(subject, new Date(started.getTime() - DAY_MS), started);
  return { canary: rollout.canary, stable: plus(rollout.stable, before.stable) };
}

async function latelyFrom({ db, unit, canary }: Subject, started: Date): Promise<Date> {
  const rows = await db
    .selectFrom('releases.sessions')
    .select(['minute', 'sessions'])
    .where('unit', '=', unit)
    .where('track', '=', 'canary')
    .where('build', '=', canary.build)
    .where('minute', '>=', started)
    .where('sessions', '>', 0)
    .orderBy('minute', 'desc')
    .limit(LATELY_SESSIONS)
    .execute();
  let sessions = 0;
  for (const row of rows) {
    sessions += row.sessions;
    if (sessions >= LATELY_SESSIONS) return row.minute;
  }
  return started;
}

/**
 * What fails with every team at once is no team's doing. Networks, and each once, however many units and devices it
 * speaks for: few can make up many. The shell is left out, for it is blamed for its remotes, and so is what went with its
 * page, for the canary itself may have killed that.
 */
async function elsewhere({ db, unit }: Subject, from: Date): Promise<Tally> {
  return db
    .selectFrom('releases.claims')
    .select([
      sql<number>`count(distinct network)::int`.as('sessions'),
      sql<number>`(count(distinct network) filter (where fault = 'build'))::int`.as('failed'),
    ])
    .where('kind', '=', 'told')
    .where('unit', 'not in', [unit, SHELL_UNIT])
    .where('track', '=', 'stable')
    .where('at', '>=', from)
    .executeTakeFirstOrThrow();
}

async function minutesReported({ db, unit, canary }: Subject, from: Date): Promise<number> {
  const row = await db
    .selectFrom('releases.sessions')
    .select(sql<number>`count(*)::int`.as('minutes'))
    .where('unit', '=', unit)
    .where('track', '=', 'canary')
    .where('build', '=', canary.build)
    .where('minute', '>=', from)
    .where('sessions', '>', 0)
    .executeTakeFirstOrThrow();
  return row.minutes;
}

async function pages({ db, unit, canary, now }: Subject, from: Date): Promise<Evidence['pages']> {
  const due = new Date(now.getTime() - PATIENCE_MS);
  const rows = await db
    .selectFrom('releases.sessions')
    .select([
      'track',
      sql<number>`coalesce(sum(served) filter (where minute < ${due}), 0)::int`.as('served'),
      total('sessions').as('answered'),
    ])
    .where('unit', '=', unit)
    .where('minute', '>=', from)
    .where((is) => is.or([is('track', '=', 'stable'), is('build', '=', canary.build)]))
    .groupBy('track')
    .execute();
  const of = (track: 'canary' | 'stable') => {
    const { served = 0, answered = 0 } = rows.find((row) => row.track === track) ?? {};
    return { served, answered };
  };
  return { canary: of('canary'), stable: of('stable') };
}

/** As a number: a sum of integers is a bigint, which drivers hand out as text. */
function total(column: 'sessions' | 'failed') {
  return sql<number>`coalesce(sum(${sql.ref(column)}), 0)::int`;
}

function plus(one: Tally, other: Tally): Tally {
  return { sessions: one.sessions + other.sessions, failed: one.failed + other.failed };
}

function minuteOf(moment: Date): Date {
  return new Date(Math.floor(moment.getTime() / MINUTE_MS) * MINUTE_MS);
}
