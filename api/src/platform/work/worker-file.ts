import { existsSync } from 'node:fs';
import { StartError } from '../process/start-error.ts';

/** Where the bundle of a worker is (api/src/build/programs.ts): a thread or process has no loader of TypeScript. */
export function workerFile(name: string): URL {
  return new URL(`../../../dist/${name}.js`, import.meta.url);
}

/** Throws where a server was started from its sources and nothing was bundled before. */
export function assertIsThere(file: URL): void {
  if (!existsSync(file))
    throw new StartError(`${file.pathname} is missing; \`npm run build -- api\` makes it.`);
}

/** So that a stack trace in a worker names the line that was written. */
export const SOURCE_MAPS = '--enable-source-maps';
