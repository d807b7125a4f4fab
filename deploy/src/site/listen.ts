import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The address cannot be served at; the message is one plain sentence. */
export class ListenError extends Error {
  override readonly name = 'ListenError';
}

/** Starts listening and resolves to the address for a browser; port 0 takes any free one. */
export function listen(server: Server, port: number, host: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const refuse = (error: NodeJS.ErrnoException) =>
      reject(new ListenError(sentence(error, port, host), { cause: error }));
    server.once('error', refuse);
    server.listen(port, host, () => {
      server.off('error', refuse);
      resolve(addressOf(server.address() as AddressInfo));
    });
  });
}

function addressOf({ address, family, port }: AddressInfo): string {
  const everywhere = address === '0.0.0.0' || address === '::';
  const host = everywhere ? 'localhost' : family === 'IPv6' ? `[${address}]` : address;
  return `http://${host}:${port}`;
}

function sentence(error: NodeJS.ErrnoException, port: number, host: string): string {
  switch (error.code) {
    case 'EADDRINUSE':
      return `Port ${port} on ${host} is in use by another program; stop it or choose another PORT.`;
    case 'EACCES':
      return `Port ${port} on ${host} needs rights that this user does not have; choose another PORT.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `HOST ${host} is no address of this machine.`;
    default:
      return `The site cannot listen on ${host}:${port}: ${error.message}.`;
  }
}
