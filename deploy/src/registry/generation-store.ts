import { sql } from 'api/database';
import { Generation } from 'shared-contracts/domain/live-unit';
import type { Change } from './changes.ts';
import { canonical, firstBreak, hashOf } from './generation-hash.ts';
import { newlyNamed, NOTHING_LIVE, type Live } from './live-unit.ts';
import { lockBuilds, unfinishedOf } from './locked-builds.ts';
import { GenerationRace, BuildCollected } from './registry-errors.ts';
import type { RegistryDatabase } from './registry-tables.ts';

/** The history of what is live; it only grows. */
export interface GenerationStore {
  /** The newest generation; null before the first release. */
  current(): Promise<Generation | null>;
  /** Generations below a number, newest first. */
  list(options: { before?: number; limit: number }): Promise<Generation[]>;
  /** Builds of a unit that were stable at any time, the one that became it last first; at most a hundred. */
  formerStable(unit: string): Promise<string[]>;
  /** The newest generation in which the stable build of now became that, and the one before it; null where it is absent. */
  madeStable(unit: string): Promise<{ before: Live; after: Generation } | null>;
  /**
   * Carries a change out on generation `expected` (0 before the first). Throws GenerationRace when that is not the
   * newest any more, BuildCollected for a build without files, whatever the change itself throws, and writes nothing
   * when nothing would change.
   */
  change(expected: number, by: string, why: string, change: Change): Promise<Generation>;
  /** Goes through the whole chain; null when it is whole. */
  verify(): Promise<{ generation: number; why: string } | null>;
}

/** Generations read at once where the whole history may be needed. */
const PART = 500;

export function generationStore(db: RegistryDatabase, clock: () => Date): GenerationStore {
  const current = async () => (await newest(db, { limit: 1 }))[0] ?? null;
  return {
    current,
    list: (options) => newest(db, options),
    formerStable: async (unit) => {
      const { rows } = await sql<{ build: string }>`
        select units -> ${unit}::text ->> 'stable' as build from releases.generations
        where units -> ${unit}::text is not null
        group by build order by max(generation) desc limit 100`.execute(db);
      return rows.map(({ build }) => build);
    },
    madeStable: async (unit) => {
      const now = await current();
      const build = now?.units[unit]?.stable;
      if (now === null || build === undefined) return null;
      for (let since = now; ;) {
        const older = await newest(db, { before: since.generation, limit: PART });
        const at = older.findIndex((one) => one.units[unit]?.stable !== build);
        const before = older[at];
        const after = (at === -1 ? older.at(-1) : older[at - 1]) ?? since;
        if (before !== undefined) return { before, after };
        if (older.length < PART) return { before: NOTHING_LIVE, after };
        since = after;
      }
    },
    change: async (expected, by, why, change) => {
      const last = await current();
      if ((last?.generation ?? 0) !== expected) throw new GenerationRace(expected);
      const before = last ?? NOTHING_LIVE;
      const previousHash = last?.hash ?? null;
      const { units, quarantined } = change(before);
      const same = { units: before.units, quarantined: before.quarantined };
      if (last !== null && canonical({ units, quarantined }) === canonical(same)) return last;
      const content = {
        generation: expected + 1,
        at: clock().toISOString(),
        by,
        why,
        units,
        quarantined,
        forerunner: previousHash,
      };
      const next = { ...content, hash: hashOf(content) };
      await db.transaction().execute(async (within) => {
        const named = newlyNamed(before, next);
        await lockBuilds(within, named);
        const [gone] = await unfinishedOf(within, named);
        if (gone !== undefined) throw new BuildCollected(gone.unit, gone.build);
        await write(within, next);
      });
      return next;
    },
    verify: async () => {
      let before: Generation | null = null;
      for (;;) {
        const part = await generationsAfter(db, before?.generation ?? 0);
        const found = firstBreak(part, before);
        if (found !== null || part.length === 0) return found;
        before = part.at(-1) ?? null;
      }
    },
  };
}

/** The primary key decides a race: the second writer of a number finds it taken. */
async function write(db: RegistryDatabase, next: Generation): Promise<void> {
  try {
    await db
      .insertInto('releases.generations')
      .values({
        ...next,
        at: new Date(next.at),
        units: JSON.stringify(next.units),
        quarantined: JSON.stringify(next.quarantined),
      })
      .execute();
  } catch (error) {
    if (isTaken(error)) throw new GenerationRace(next.generation - 1);
    throw error;
  }
}

/** Whether a row was refused because its key is there already. */
export function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23505';
}

async function newest(db: RegistryDatabase, { before, limit }: { before?: number; limit: number }) {
  let query = db.selectFrom('releases.generations').selectAll();
  if (before !== undefined) query = query.where('generation', '<', before);
  const rows = await query.orderBy('generation', 'desc').limit(limit).execute();
  return rows.map(parsed);
}

/** Generations above a number, oldest first; at most a part of them at a time. */
export async function generationsAfter(db: RegistryDatabase, after: number): Promise<Generation[]> {
  const rows = await db
    .selectFrom('releases.generations')
    .selectAll()
    .where('generation', '>', after)
    .orderBy('generation')
    .limit(PART)
    .execute();
  return rows.map(parsed);
}

function parsed(row: { at: Date }): Generation {
  return Generation.parse({ ...row, at: row.at.toISOString() });
}
