import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '../browser');
const TYPES = { js: 'text/javascript; charset=utf-8', css: 'text/css; charset=utf-8' } as const;

/** A file that browsers load. */
export interface BrowserFile {
  readonly type: string;
  readonly body: Buffer;
}

/** Every file for browsers by its name, read once: what is not among them has no address. */
export async function readBrowserFiles(): Promise<ReadonlyMap<string, BrowserFile>> {
  const files = new Map<string, BrowserFile>();
  for (const name of await readdir(FOLDER)) {
    const type = TYPES[name.split('.').at(-1) as keyof typeof TYPES];
    if (type !== undefined) files.set(name, { type, body: await readFile(join(FOLDER, name)) });
  }
  return files;
}
