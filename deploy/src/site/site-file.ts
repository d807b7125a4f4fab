import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** Where the site of a data folder listens, for tools beside it. */
const SiteFile = z.object({ url: z.string(), pid: z.number() });
export type SiteFile = z.infer<typeof SiteFile>;

/** Leaves the address of a running site in its data folder; the returned function takes it away. */
export async function leaveAddress(dataDir: string, url: string): Promise<() => Promise<void>> {
  const path = pathIn(dataDir);
  await writeFile(path, `${JSON.stringify({ url, pid: process.pid })}\n`, { mode: 0o600 });
  return async () => {
    // Another site on the same registry may have put its own there meanwhile.
    if ((await addressIn(dataDir))?.pid === process.pid) await rm(path, { force: true });
  };
}

/** The site that runs, or ran, on a data folder; null when there is none. */
export async function addressIn(dataDir: string): Promise<SiteFile | null> {
  try {
    const parsed = SiteFile.safeParse(JSON.parse(await readFile(pathIn(dataDir), 'utf8')));
    return parsed.success ? parsed.data : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

function pathIn(dataDir: string): string {
  return join(dataDir, 'site.json');
}
