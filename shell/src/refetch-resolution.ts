import { Resolution } from 'shared-contracts/resolution';

/** Where the gateway says what is live for this device now. */
const RESOLUTION_PATH = '/resolution.json';

/** Asks what is live now; only Retry does, a page keeps its resolution otherwise (design section 3). */
export async function refetchResolution(): Promise<Resolution> {
  const response = await fetch(RESOLUTION_PATH, { headers: { accept: 'application/json' } });
  if (!response.ok) throw new Error(`resolution: ${response.status}`);
  return Resolution.parse(await response.json());
}
