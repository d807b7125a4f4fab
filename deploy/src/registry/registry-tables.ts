import type { Generated, Kysely } from 'api/database';
import type { Outcome, Phase } from 'shared-contracts/calls/releases';

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
    outcome: Outcome;
    /** '' where there is none. */
    phase: Phase | '';
    n: number;
    sessions: number;
    ms_total: number;
  };
  /**
   * Devices that reported, by the minute; each once an hour and build. `served` are pages served, for the shell alone.
   */
  'releases.sessions': {
    minute: Date;
    unit: string;
    build: string;
    track: 'stable' | 'canary' | 'lastKnownGood';
    sessions: number;
    failed: number;
    served: number;
  };
  /** Who has been counted in the last day, under keyed hashes; no table of people (decision 081). */
  'releases.claims': {
    kind: 'told' | 'served';
    device: string;
    unit: string;
    build: string;
    /** ISO time of the canary's step that it was counted in; '' without a canary. */
    step: string;
    track: 'stable' | 'canary' | 'lastKnownGood';
    network: string;
    at: Date;
    /** Whether it failed: by the build's own fault, or with the page that it was on. */
    fault: 'none' | 'build' | 'page';
  };
  'releases.audit': {
    id: Generated<number>;
    at: Date;
    by: string;
    action: string;
    subject: unknown;
    result: 'done' | 'refused' | 'lost';
    generation: number | null;
    detail: string;
  };
  /** Builds whose files were removed, or are being removed; none of them can be released. */
  'releases.collected': { unit: string; build: string; at: Date };
  /** Tokens of people and of build servers: `hash` is all that is kept of one; `units` null means every unit. */
  'releases.tokens': {
    hash: string;
    name: string;
    units: unknown;
    made_at: Date;
    made_by: string;
    expires_at: Date;
    revoked_at: Date | null;
    /** Of a person who signed in: the account and its version then. */
    account_id: string | null;
    account_version: number | null;
  };
  /** One row for a build that was probed, or accepted without it (decision 271). */
  'releases.probes': {
    unit: string;
    build: string;
    at: Date;
    verdict: 'passed' | 'failed' | 'notProbed';
    ms: number;
    findings: unknown;
    cut: unknown;
    figures: unknown;
    stage: unknown;
    accepted_at: Date | null;
    accepted_by: string | null;
    accepted_why: string | null;
  };
  /** The last time that a build was published again. */
  'releases.published_again': { unit: string; build: string; at: Date; by: string };
}

/** The registry's database. */
export type RegistryDatabase = Kysely<RegistryTables>;
