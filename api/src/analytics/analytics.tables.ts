import type { Generated } from 'kysely';

/** Views of one page in one hour. */
export interface PageViewsTable {
  /** Full hour, UTC. */
  hour: Date;
  name: string;
  views: number;
}

/** How often a build of a remote fared so in one hour; `ms_total` sums the times until ready. */
export interface RemoteOutcomesTable {
  hour: Date;
  remote: string;
  build: string;
  track: 'stable' | 'canary' | 'override';
  outcome: 'ready' | 'fell_back' | 'crashed' | 'api_failed';
  phase: Generated<'' | 'load' | 'contract' | 'render'>;
  sessions: number;
  ms_total: Generated<number>;
}

export interface AnalyticsTables {
  page_views: PageViewsTable;
  remote_outcomes: RemoteOutcomesTable;
}
