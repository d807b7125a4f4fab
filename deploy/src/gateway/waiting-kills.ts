import { join } from 'node:path';
import * as z from 'shared-contracts/schema';
import { kill } from '../registry/changes.ts';
import { isQuarantined, NOTHING_LIVE } from '../registry/live-unit.ts';
import { olderBuilds } from '../registry/older-builds.ts';
import { GenerationRace } from '../registry/registry-errors.ts';
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

/** Attempts on top of concurrent changes. */
const TRIES = 10;

/** Records a kill in the registry; one that somebody else has recorded meanwhile is in the audit alone. */
export async function recordKill(
  registry: Pick<Registry, 'artifacts' | 'generations' | 'audit'>,
  { unit, build, why, by, at }: WaitingKill,
): Promise<void> {
  const { generations, audit } = registry;
  const older = await olderBuilds(registry, unit);
  const said = `${unit} ${build} is killed at a gateway at ${at}, while the registry was away: ${why}`;
  for (let tries = 1; ; tries += 1) {
    const live = await generations.current();
    const isDone = isQuarantined(live ?? NOTHING_LIVE, unit, build);
    try {
      const { generation } = isDone
        ? { generation: null }
        : await generations.change(live?.generation ?? 0, by, said, (now) =>
            kill(now, unit, build, why, older),
          );
      const subject = { unit, build };
      await audit.record({
        by,
        action: 'kill',
        subject,
        result: 'done',
        generation,
        detail: said,
      });
      return;
    } catch (error) {
      if (!(error instanceof GenerationRace) || tries === TRIES) throw error;
    }
  }
}
