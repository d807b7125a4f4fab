import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { StartError } from '../process/start-error.ts';

/** Where to listen; port 0 takes any free one. `variable` is what to change where that is impossible, default PORT. */
export interface ListenAt {
  readonly host: string;
  readonly port: number;
  readonly variable?: string;
}

/** Listens and resolves to the address for a browser, or says in one sentence why that is impossible. */
export function listen(server: Server, at: ListenAt): Promise<string> {
  return new Promise((resolve, reject) => {
    const refuse = (error: NodeJS.ErrnoException) =>
      reject(new StartError(reasonOf(error, at), { cause: error }));
    server.once('error', refuse);
    server.listen(at.port, at.host, () => {
      server.off('error', refuse);
      resolve(addressOf(server.address() as AddressInfo));
    });
  });
}

/** Says so before anything is opened when a port cannot be had; port 0 always can. */
export async function assertPortIsFree(at: ListenAt): Promise<void> {
  const probe = createServer();
  await listen(probe, at);
  await new Promise((resolve) => probe.close(resolve));
}

function addressOf({ address, family, port }: AddressInfo): string {
  const isEverywhere = address === '0.0.0.0' || address === '::';
  const host = isEverywhere ? 'localhost' : family === 'IPv6' ? `[${address}]` : address;
  return `http://${host}:${port}`;
}

function reasonOf(
  error: NodeJS.ErrnoException,
  { host, port, variable = 'PORT' }: ListenAt,
): string {
  switch (error.code) {
    case 'EADDRINUSE':
      return `Port ${port} on ${host} is in use by another program: stop it, or set ${variable} to a free port.`;
    case 'EACCES':
      return `Port ${port} may not be opened by this user: set ${variable} to a port from 1024 on.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `HOST ${host} is not an address of this machine.`;
    default:
      return `Listening on ${host}:${port} failed (${error.code ?? error.message}).`;
  }
}
