import type { Migration } from 'api/database';
import * as baseline from './001-baseline.ts';
import * as releaseTokens from './092-release-tokens.ts';
import * as faultyBuilds from './095-faulty-builds.ts';
import * as probes from './096-probes.ts';
import * as releaseSignIns from './097-release-sign-ins.ts';

/** Every migration of the registry by name, in order; names never change once released. */
export const migrations: Record<string, Migration> = {
  '001-baseline': baseline,
  '092-release-tokens': releaseTokens,
  '095-faulty-builds': faultyBuilds,
  '096-probes': probes,
  '097-release-sign-ins': releaseSignIns,
};

/** What every database of the registry begins with. */
export const BASELINE = {
  name: '001-baseline',
  remedy:
    'delete the folder `registry` in the one that DATA_DIR names, or the schema `releases` of the database that REGISTRY_DATABASE_URL names',
};
