import type { Kysely } from 'api/database';

/** The registry's tables (deploy/migrations); jsonb goes in as text and comes out parsed. */
export interface RegistryTables {
  'releases.artifacts': {
    unit: string;
    build: string;
    version: string;
    description: unknown;
    at: Date;
    by: string;
  };
  'releases.uploads': { unit: string; build: string; description: unknown; at: Date };
  'releases.generations': {
    generation: number;
    at: Date;
    by: string;
    why: string;
    units: unknown;
    quarantined: unknown;
    forerunner: string | null;
    hash: string;
  };
  'releases.outcomes': {
    minute: Date;
    unit: string;
    build: string;
    track: 'stable' | 'canary' | 'lastKnownGood' | 'override';
    outcome: 'ready' | 'fell_back' | 'crashed' | 'api_failed';
    phase: '' | 'load' | 'contract' | 'render';
    n: number;
    sessions: number;
    ms_total: number;
  };
  'releases.audit': {
    at: Date;
    by: string;
    action: string;
    subject: unknown;
    result: 'done' | 'refused' | 'lost';
    generation: number | null;
    detail: string;
  };
  'releases.collected': { unit: string; build: string; at: Date };
}

/** The registry's database. */
export type RegistryDatabase = Kysely<RegistryTables>;
