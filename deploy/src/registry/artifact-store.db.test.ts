import { sql } from 'api/database';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { registryDatabase } from '../testing/test-releases.ts';
import { artifactStore, type ArtifactStore } from './artifact-store.ts';
import type { Published } from './published-builds.ts';
import type { RegistryDatabase } from './registry-tables.ts';

/** Builds that each of the units has; three at a time were published together. */
const BUILDS = 3000;
const UNITS = ['mf-billing', 'mf-profiles', 'shell'];
/** Builds that were not collected: of ten of each unit nine. */
const OPEN = (3 * 9 * BUILDS) / 10;
const LATER = new Date('2027-01-01T00:00:00Z');

let db: RegistryDatabase;
let artifacts: ArtifactStore;

const ends: (() => Promise<void>)[] = [];
afterAll(async () => void (await Promise.all(ends.map((end) => end()))));

beforeAll(async () => {
  db = await registryDatabase((close) => ends.push(close));
  artifacts = artifactStore(db, () => LATER);
  await sql`
    insert into releases.artifacts (unit, build, version, description, at, by)
    select unit, 'b' || n, n || '.0.0', '{}', timestamptz '2026-01-01' + n / 3 * interval '1 minute', 'test'
    from unnest(${UNITS}::text[]) as unit, generate_series(1, ${sql.lit(BUILDS)}) as n`.execute(db);
  await sql`
    insert into releases.collected (unit, build, at)
    select unit, build, at from releases.artifacts where version like '%0.0.0'`.execute(db);
  for (const table of ['artifacts', 'collected'])
    await sql`vacuum (analyze) releases.${sql.ref(table)}`.execute(db);
});

interface Step {
  readonly 'Node Type': string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly Plans?: readonly Step[];
}

const below = (step: Step): Step[] => [step, ...(step.Plans ?? []).flatMap((one) => below(one))];

/** The most rows that a step of the plan reads, of the one statement that is made. */
async function mostRead(ask: () => Promise<unknown>): Promise<number> {
  let owner: object = db.getExecutor();
  while (!Object.hasOwn(owner, 'executeQuery')) owner = Object.getPrototypeOf(owner) as object;
  const made = vi.spyOn(owner as { executeQuery: (query: object) => unknown }, 'executeQuery');
  await ask();
  const [[query]] = made.mock.calls as [[Parameters<RegistryDatabase['executeQuery']>[0]]];
  made.mockRestore();
  const { rows } = await db.executeQuery<{ 'QUERY PLAN': readonly [{ Plan: Step }] }>({
    ...(query as never as object),
    sql: `explain (analyze, format json) ${'sql' in query ? query.sql : ''}`,
  } as never);
  const [plan] = rows[0]?.['QUERY PLAN'] ?? [];
  if (plan === undefined) throw new Error('The plan is missing.');
  return Math.max(...below(plan.Plan).map((step) => step['Actual Rows'] * step['Actual Loops']));
}

async function pagesOf(
  read: (beside: Published | undefined) => Promise<Published[]>,
): Promise<string[]> {
  const all: Published[] = [];
  for (;;) {
    const part = await read(all.at(-1));
    if (part.length === 0) return all.map(({ unit, build }) => `${unit} ${build}`);
    all.push(...part);
  }
}

describe('published builds', () => {
  it('are read a page at a time, each once, however many were published in one moment', async () => {
    const ofUnit = await pagesOf((beside) => artifacts.list({ unit: 'shell', beside, limit: 700 }));
    expect([ofUnit.length, new Set(ofUnit).size, ofUnit[0]]).toEqual([
      BUILDS,
      BUILDS,
      `shell b${BUILDS}`,
    ]);
    const all = await pagesOf((beside) => artifacts.list({ beside, limit: 2500 }));
    expect([all.length, new Set(all).size]).toEqual([3 * BUILDS, 3 * BUILDS]);
  });

  it('that nobody has collected are read from the oldest up', async () => {
    const aged = await pagesOf((beside) => artifacts.aged(LATER, { beside, limit: 2500 }));
    expect([aged.length, new Set(aged).size]).toEqual([OPEN, OPEN]);
    expect(aged[0]).toBe('mf-billing b1');
  });

  it('are read no further than a page, or than what is named', async () => {
    const beside = { at: new Date('2026-01-01T08:00:00Z'), unit: 'mf-profiles', build: 'b1440' };
    const named = UNITS.map((unit) => ({ unit, build: 'b7' }));
    expect(await artifacts.named([...named, { unit: 'shell', build: 'none' }])).toHaveLength(3);
    for (const ask of [
      () => artifacts.list({ limit: 50 }),
      () => artifacts.list({ beside, limit: 50 }),
      () => artifacts.list({ unit: 'shell', beside, limit: 50 }),
      () => artifacts.named(named),
      () => artifacts.units(),
    ]) {
      expect(await mostRead(ask)).toBeLessThanOrEqual(50);
    }
  });

  it('name their units', async () => {
    expect(await artifacts.units()).toEqual(UNITS);
  });
});
