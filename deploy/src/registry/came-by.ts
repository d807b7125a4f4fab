import * as z from 'zod/mini';
import type { Generation } from './live-unit.ts';
import type { Registry } from './registry.ts';

/** Generations read at once; the newest usually tell. */
const PART = 100;

/** What the audit writes down of a build that is released as it is. */
const Released = z.array(z.object({ unit: z.string(), build: z.string() }));

/**
 * Whether the stable build of a unit became that by `by`, and nobody has released it by hand since: the
 * history tells who made it stable, the audit whether somebody released a build that was stable already,
 * which makes no generation.
 */
export async function cameBy(
  { generations, audit }: Pick<Registry, 'generations' | 'audit'>,
  now: Generation,
  unit: string,
  by: string,
): Promise<boolean> {
  const build = now.units[unit]?.stable;
  const since = await madeStable(generations, now, unit);
  if (build === undefined || since.by !== by) return false;
  const releases = await audit.releasesSince(since.generation);
  return !releases.some(({ subject }) =>
    Released.parse(subject).some((one) => one.unit === unit && one.build === build),
  );
}

/** The generation in which the stable build of a unit became that, the last time. */
async function madeStable(
  generations: Registry['generations'],
  now: Generation,
  unit: string,
): Promise<Generation> {
  const build = now.units[unit]?.stable;
  for (let since = now; ;) {
    const older = await generations.list({ before: since.generation, limit: PART });
    const other = older.findIndex((one) => one.units[unit]?.stable !== build);
    const same = other === -1 ? older : older.slice(0, other);
    since = same.at(-1) ?? since;
    if (other !== -1 || older.length < PART) return since;
  }
}
