import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where Debian has servers, which are not on the path of every user. */
const ALSO_IN = ['/usr/sbin', '/usr/local/sbin'];

/** The path of an installed nginx; null without one. */
export function findNginx(path = process.env['PATH'] ?? ''): string | null {
  const folders = [...path.split(delimiter).filter((folder) => folder !== ''), ...ALSO_IN];
  return folders.map((folder) => join(folder, 'nginx')).find(canRun) ?? null;
}

function canRun(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    // Not there, or not ours to run: the next folder may have one.
    return false;
  }
}
