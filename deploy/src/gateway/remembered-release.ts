import { join } from 'node:path';
import { Generation } from 'shared-contracts/domain/live-unit';
import { releasesFolder } from '../registry/registry.ts';
import { storedJson, type StoredJson } from './stored-json.ts';

/** The last generation that a gateway has served, kept on its own disk for when the registry is away. */
export type RememberedRelease = StoredJson<Generation>;

export function rememberedRelease(dataDir: string): RememberedRelease {
  return storedJson(join(releasesFolder(dataDir), 'live.json'), Generation);
}
