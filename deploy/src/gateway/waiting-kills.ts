import { join } from 'node:path';
import * as z from 'shared-contracts/schema';
import { kill, quarantine } from '../registry/changes.ts';
import { isQuarantined, NOTHING_LIVE, type Generation, type Live } from '../registry/live-unit.ts';
import { olderBuilds } from '../registry/older-builds.ts';
import { BuildCollected, ChangeRefused, GenerationRace } from '../registry/registry-errors.ts';
import { releasesFolder, type Registry } from '../registry/registry.ts';
import { storedJson, type StoredJson } from './stored-json.ts';

/** A build that was killed at one gateway while the registry was away. */
export const WaitingKill = z.object({
  unit: z.string(),
  build: z.string(),
  why: z.string(),
  by: z.string(),
  /** ISO 8601. */
  at: z.string(),
});
export type WaitingKill = z.infer<typeof WaitingKill>;

/** Kills that the registry has not heard of, on the disk of the gateway that carries them out. */
export function waitingKills(dataDir: string): StoredJson<WaitingKill[]> {
  return storedJson(join(releasesFolder(dataDir), 'waiting-kills.json'), z.array(WaitingKill));
}

/** A generation without the builds that were killed here; what is not possible in it is left to the registry. */
export function withoutKilled(generation: Generation, kills: readonly WaitingKill[]): Generation {
  return kills.reduce((live, one) => {
    if (isQuarantined(live, one.unit, one.build)) return live;
    try {
      return { ...live, ...killed(live, one) };
    } catch (error) {
      if (error instanceof ChangeRefused) return live;
      throw error;
    }
  }, generation);
}

/** A unit may have been retired since: its build goes into quarantine, so that it does not return with the unit. */
function killed(
  live: Live,
  { unit, build, why }: Pick<WaitingKill, 'unit' | 'build' | 'why'>,
  older?: readonly string[],
): Live {
  return live.units[unit] === undefined
    ? quarantine(live, unit, build, why)
    : kill(live, unit, build, why, older);
}

/** Attempts on top of concurrent changes. */
const TRIES = 10;

/**
 * Records a kill in the registry; one that was recorded elsewhere meanwhile is in the audit alone. So is one that is
 * not possible any more, such as of the only build of the shell: resolves to the reason.
 */
export async function recordKill(
  registry: Pick<Registry, 'artifacts' | 'generations' | 'audit'>,
  one: WaitingKill,
): Promise<string | null> {
  const { unit, build, why, by, at } = one;
  const { generations, audit } = registry;
  const said = `${unit} ${build} is killed at a gateway at ${at}, while the registry was away: ${why}`;
  const record = (result: 'done' | 'refused', generation: number | null, detail: string) =>
    audit.record({ by, action: 'kill', subject: { unit, build }, result, generation, detail });
  for (let tries = 1; ; tries += 1) {
    try {
      const live = await generations.current();
      const older = await olderBuilds(registry, unit);
      const isDone = isQuarantined(live ?? NOTHING_LIVE, unit, build);
      const made = isDone
        ? null
        : await generations.change(live?.generation ?? 0, by, said, (now) =>
            killed(now, one, older),
          );
      await record('done', made?.generation ?? null, said);
      return null;
    } catch (error) {
      const isLost = error instanceof GenerationRace || error instanceof BuildCollected;
      if (isLost && tries < TRIES) continue;
      if (!(error instanceof ChangeRefused)) throw error;
      await record('refused', null, `${said}. ${error.message}`);
      return error.message;
    }
  }
}
