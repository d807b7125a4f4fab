import { Probe } from 'shared-contracts/calls/release-probes';
import type { RegistryDatabase } from '../registry/registry-tables.ts';

/** What was found with a build, ready to be stored. */
export type ProbeResult = Omit<Probe, 'at' | 'accepted'>;

/** The probe of a build; null for one that was neither probed nor accepted. */
export async function findProbe(
  db: RegistryDatabase,
  unit: string,
  build: string,
): Promise<Probe | null> {
  const row = await db
    .selectFrom('releases.probes')
    .selectAll()
    .where('unit', '=', unit)
    .where('build', '=', build)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { at, accepted_at, accepted_by, accepted_why, ...rest } = row;
  const accepted =
    accepted_at === null
      ? null
      : { at: accepted_at.toISOString(), by: accepted_by, why: accepted_why };
  return Probe.parse({ ...rest, at: at.toISOString(), accepted });
}

/** Stores what was found; an acceptance that came first stays. */
export async function recordProbe(
  db: RegistryDatabase,
  { unit, build, verdict, ms, ...found }: ProbeResult,
  at: Date,
): Promise<void> {
  const result = {
    at,
    verdict,
    ms: Math.round(ms),
    findings: JSON.stringify(found.findings),
    cut: JSON.stringify(found.cut),
    figures: JSON.stringify(found.figures),
    stage: JSON.stringify(found.stage),
  };
  await db
    .insertInto('releases.probes')
    .values({ unit, build, ...result, accepted_at: null, accepted_by: null, accepted_why: null })
    .onConflict((conflict) => conflict.columns(['unit', 'build']).doUpdateSet(result))
    .execute();
}

/** Lets a build go further whatever a probe found, or will find. */
export async function acceptProbe(
  db: RegistryDatabase,
  { unit, build, by, why }: { unit: string; build: string; by: string; why: string },
  at: Date,
): Promise<void> {
  const accepted = { accepted_at: at, accepted_by: by, accepted_why: why };
  await db
    .insertInto('releases.probes')
    .values({
      unit,
      build,
      at,
      verdict: 'notProbed',
      ms: 0,
      findings: '[]',
      cut: '[]',
      figures: '{}',
      stage: JSON.stringify({ browser: '', builds: {} }),
      ...accepted,
    })
    .onConflict((conflict) => conflict.columns(['unit', 'build']).doUpdateSet(accepted))
    .execute();
}
