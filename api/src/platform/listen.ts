import { createServer, type Server } from 'node:http';
import { StartError } from './start-error.ts';

/** Listens, or says in one sentence why that is impossible; `variable` is what to change. */
export function listenOrSay(
  server: Server,
  at: { readonly host: string; readonly port: number; readonly variable: string },
): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(new StartError(reasonOf(error, at), { cause: error }));
    });
    server.listen(at.port, at.host, resolve);
  });
}

/** Says so before anything is opened when a port cannot be had; port 0 always can. */
export async function assertPortIsFree(at: Parameters<typeof listenOrSay>[1]): Promise<void> {
  const probe = createServer();
  await listenOrSay(probe, at);
  await new Promise((resolve) => probe.close(resolve));
}

function reasonOf(
  error: NodeJS.ErrnoException,
  { host, port, variable }: { host: string; port: number; variable: string },
): string {
  if (error.code === 'EADDRINUSE') {
    return `Port ${port} on ${host} is in use by another program: stop it, or set ${variable} to a free port.`;
  }
  if (error.code === 'EACCES') {
    return `Port ${port} may not be opened by this user: set ${variable} to a port from 1024 on.`;
  }
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return `HOST ${host} is not an address of this machine.`;
  }
  return `Listening on ${host}:${port} failed (${error.code ?? error.message}).`;
}
