import type { ReleaseManagers } from 'api/start';
import type { KeptBack } from '../gateway/live-releases.ts';
import type { ReleasesCache } from '../gateway/releases-cache.ts';
import type { Generation } from '../registry/live-unit.ts';
import type { Registry } from '../registry/registry.ts';

/** How large a first share a canary needs to see enough sessions, in basis points. */
export type FirstShare = (
  registry: Pick<Registry, 'db'>,
  unit: string,
  minSessions: number,
) => Promise<number>;

/** What the release managers' side works with. */
export interface ReleaseActions {
  /** Rejects with a StartError while the registry is away. */
  readonly registry: () => Promise<Omit<Registry, 'close'>>;
  readonly firstShare: FirstShare;
  /** What a request has to bear. */
  readonly token: string;
  /** The accounts of the site; absent where no API is beside. */
  readonly accounts?: ReleaseManagers;
  /** Signs the links of testers. */
  readonly secret: string;
  readonly clock: () => Date;
  /** Whether builds have to be probed before they go further than a first step (PROBES). */
  readonly needsProbe: boolean;
  /** Called with every new generation, so that this gateway need not wait for its next look. */
  readonly onChange: (generation: Generation) => Promise<void>;
  /** Takes a build back at this gateway while the registry is away; absent where no gateway is beside. */
  readonly killHere?: ReleasesCache['killHere'];
  /** Units that this gateway cannot serve at their live build; absent where no gateway is beside. */
  readonly keptBack?: () => readonly KeptBack[];
  readonly onError: (error: unknown) => void;
}
