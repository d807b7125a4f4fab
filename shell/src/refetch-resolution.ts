import { Resolution } from 'shared-contracts/platform/resolution';
import { allowScriptsOf } from './install-trusted-types.ts';

/** Where the gateway says what is live for this device now. */
const RESOLUTION_PATH = '/resolution.json';

/**
 * Fetches what is live now: for a remote that the page does not know, and for Retry. A page keeps what it mounted
 * (design section 3).
 */
export async function refetchResolution(): Promise<Resolution> {
  const response = await fetch(RESOLUTION_PATH, { headers: { accept: 'application/json' } });
  if (!response.ok) throw new Error(`resolution: ${response.status}`);
  const resolution = Resolution.parse(await response.json());
  allowBuildsOf(resolution);
  return resolution;
}

/** Lets the scripts of these builds run, wherever the gateway says that they stand. */
export function allowBuildsOf({ remotes }: Resolution): void {
  allowScriptsOf(Object.values(remotes).flatMap((all) => all.map((one) => one.base)));
}
