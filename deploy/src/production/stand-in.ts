import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server of the API or a gateway that says what reached it. */
export interface StandIn {
  readonly port: number;
  /** Requests for `/files/hold` that it has not answered. */
  readonly held: { readonly size: number; release: () => void };
  readonly close: () => Promise<void>;
}

/** Starts one on a free port. */
export async function standIn(name: string): Promise<StandIn> {
  const held = new Set<() => void>();
  const server = createServer((request, response) => {
    const { method, url, headers } = request;
    const answer = () => void response.end(JSON.stringify({ name, method, url, headers }));
    request.resume();
    if (url === '/files/hold') held.add(answer);
    else request.once('end', answer);
  });
  server.on('upgrade', (_, socket) => {
    socket.end(
      `HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: ${name}\r\n\r\n`,
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    held: {
      get size() {
        return held.size;
      },
      release() {
        for (const answer of held) answer();
        held.clear();
      },
    },
    close: async () => {
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };
}
