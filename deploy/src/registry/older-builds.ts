import type { Registry } from './registry.ts';

/** Builds of a unit that were stable once and whose files are there, newest first. */
export async function olderBuilds(
  { artifacts, generations }: Pick<Registry, 'artifacts' | 'generations'>,
  unit: string,
): Promise<string[]> {
  const builds = await generations.formerStable(unit);
  const isCollected = await artifacts.collectedOf(builds.map((build) => ({ unit, build })));
  return builds.filter((build) => !isCollected({ unit, build }));
}
