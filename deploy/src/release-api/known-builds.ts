import type { ArtifactStore } from '../registry/artifact-store.ts';
import { namedBuilds } from '../registry/live-unit.ts';
import type { Registry } from '../registry/registry.ts';
import { nearestTo, refuseUnknownUnit } from './known-units.ts';
import { ReleaseRefusal } from './release-refusal.ts';

/** Builds among which the one that was meant is looked for. */
const LOOKED_AT = 200;
/** Builds listed if none is similar to the requested one. */
const NAMED = 5;

/** Refuses a build that is neither published nor live, and names those that exist: a slip would change nothing. */
export async function refuseUnknownBuild(
  { artifacts, generations }: Pick<Registry, 'artifacts' | 'generations'>,
  unit: string,
  build: string,
): Promise<void> {
  const live = (await generations.current())?.units[unit];
  if (live !== undefined && namedBuilds(live).includes(build)) return;
  if ((await artifacts.find(unit, build)) === null)
    throw await unknownBuild(artifacts, unit, build);
}

/** The refusal of a build that was never published, or of its unit where that is unknown too. */
export async function unknownBuild(
  artifacts: ArtifactStore,
  unit: string,
  build: string,
): Promise<ReleaseRefusal> {
  await refuseUnknownUnit({ artifacts }, unit);
  const published = await artifacts.list({ unit, limit: LOOKED_AT });
  const builds = published.map((one) => one.build);
  const nearest = nearestTo(build, builds);
  return new ReleaseRefusal(
    404,
    'release.unknownBuild',
    `Build ${build} of ${unit} was not published${hintOf(unit, builds, nearest)}`,
  );
}

function hintOf(unit: string, builds: readonly string[], nearest: string | null): string {
  if (builds.length === 0) return `: no build of ${unit} was.`;
  if (nearest !== null) return `; did you mean ${nearest}? "mfctl builds ${unit}" lists all.`;
  const newest = builds.slice(0, NAMED).join(', ');
  return `; the newest are ${newest}: see "mfctl builds ${unit}".`;
}
