import type { Config } from '../config/config.ts';

/** How many connections a server takes. */
export interface ConnectionLimits {
  /** In all. */
  readonly most: number;
  /** From one network (`networkOf`); null where every connection comes from the proxy before us. */
  readonly ofNetwork: number | null;
  /** Of these, such as have not said anything yet. */
  readonly silentOfNetwork: number;
}

/** Part of the files that stays free for databases, Redis, photos and builds; and the fewest these need. */
const FREE_SHARE = 0.25;
/** An idle site with embedded databases has 325 open (measured). */
const FEWEST_FREE = 450;
const FEWEST = 64;
/** High, because the customers of a mobile carrier share addresses, and each open page has a socket. */
const OF_NETWORK = 2000;
/** One network may have at most this share of all connections, but two pages' worth in any case. */
const NETWORK_SHARE = 0.1;
const FEWEST_OF_NETWORK = 50;
/** Browsers open one or two connections ahead and ask on them at once. */
const SILENT_SHARE = 0.125;
const FEWEST_SILENT = 16;

/** The limits of a process that may have so many files open; what is configured wins. */
export function connectionLimits(
  { connections, trustProxy }: Pick<Config, 'connections' | 'trustProxy'>,
  files: number,
): ConnectionLimits {
  const free = Math.max(FEWEST_FREE, Math.ceil(files * FREE_SHARE));
  const most = connections.most ?? Math.max(FEWEST, files - free);
  const share = Math.max(FEWEST_OF_NETWORK, Math.floor(most * NETWORK_SHARE));
  const ofNetwork = connections.perAddress ?? Math.min(OF_NETWORK, share);
  return {
    most,
    ofNetwork: trustProxy ? null : ofNetwork,
    silentOfNetwork: Math.max(FEWEST_SILENT, Math.ceil(ofNetwork * SILENT_SHARE)),
  };
}
