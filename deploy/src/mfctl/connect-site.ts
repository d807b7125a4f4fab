import { CommandFailed, EXIT } from './failures.ts';
import type { ReleasePort } from './release-port.ts';

/** An open way to the releases of a site. */
export interface Connection {
  readonly port: ReleasePort;
  readonly token: string;
  /** Address of the site for a browser; '' while none runs. */
  readonly site: string;
  close(): Promise<void>;
}

/** A request that takes longer is given up, in ms. */
export const PATIENCE_MS = 120_000;

/** The way to a site by its address. */
export function overHttp(address: string, token: string): Connection {
  const site = address.replace(/\/+$/, '');
  return {
    token,
    site,
    port: async ({ method, path, headers, body }) => {
      try {
        const response = await fetch(site + path, {
          method,
          headers,
          signal: AbortSignal.timeout(PATIENCE_MS),
          ...(body === undefined
            ? {}
            : { body: typeof body === 'string' ? body : new Uint8Array(body) }),
        });
        return { status: response.status, body: await response.text() };
      } catch {
        throw new CommandFailed(
          EXIT.unreachable,
          `Nothing answers at ${site}: start the site, or name another with --site.`,
        );
      }
    },
    close: async () => undefined,
  };
}
