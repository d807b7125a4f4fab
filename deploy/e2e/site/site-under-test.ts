import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';

/** The site of this run. */
export interface SiteUnderTest {
  readonly port: number;
  /** Without a trailing slash. */
  readonly url: string;
  /** Its own, empty at the start and gone at the end. */
  readonly dataDir: string;
}

/** Handed on to the processes that run the tests: each of them reads the configuration anew. */
const VARIABLE = 'SAPTAPADI_SITE_UNDER_TEST';

/** Chooses a free port and a fresh folder, once for the whole run. */
export async function prepareSite(): Promise<SiteUnderTest> {
  if (process.env[VARIABLE] === undefined) {
    const port = await freePort();
    const dataDir = mkdtempSync(join(tmpdir(), 'saptapadi-e2e-'));
    const site: SiteUnderTest = { port, url: `http://127.0.0.1:${port}`, dataDir };
    process.env[VARIABLE] = JSON.stringify(site);
  }
  return siteUnderTest();
}

/** The site that the configuration has prepared. */
export function siteUnderTest(): SiteUnderTest {
  const text = process.env[VARIABLE];
  if (text === undefined) throw new Error('e2e: no site was prepared for this run');
  return JSON.parse(text) as SiteUnderTest;
}
