import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A request by what it asks for; `path` with its query. */
export interface Asked {
  readonly method: string;
  readonly path: string;
}

/** Stands between the API and another server: what is asked is done there, and some answers are kept back. */
export interface WithholdingProxy {
  /** Without a slash at the end. */
  readonly url: string;
  /** What was granted (2xx), whether or not its answer was kept back. */
  readonly granted: readonly Asked[];
  /** Keeps the answers to such requests back; tells whether somebody waits for one now. */
  withhold(isMeant: (asked: Asked) => boolean): () => boolean;
  /** Answers everything, from now on. */
  answer(): void;
  close(): Promise<void>;
}

export async function openWithholdingProxy(target: string): Promise<WithholdingProxy> {
  const granted: Asked[] = [];
  const rules: { isMeant: (asked: Asked) => boolean; waiting: Set<ServerResponse> }[] = [];
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));

  async function pass(incoming: IncomingMessage, reply: ServerResponse): Promise<void> {
    const { method = 'GET', url: path = '/', headers } = incoming;
    const body = await buffer(incoming);
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      // The header Host stays as it came: a bucket's signature is over it.
      const outgoing = ask(target + path, { method, headers, agent: false }, resolve);
      outgoing.on('error', reject).end(body);
    });
    const content = await buffer(answer);
    const { statusCode: status = 502 } = answer;
    if (status >= 200 && status <= 299) granted.push({ method, path });
    for (const { isMeant, waiting } of rules) {
      if (!isMeant({ method, path })) continue;
      waiting.add(reply);
      reply.on('close', () => waiting.delete(reply));
      await released;
    }
    reply.writeHead(status, answer.headers).end(content);
  }

  const server = createServer((incoming, reply) => {
    // Whoever asked may be gone, and so may the server that is asked.
    pass(incoming, reply).catch(() => reply.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    granted,
    withhold(isMeant) {
      const waiting = new Set<ServerResponse>();
      rules.push({
        isMeant,
        waiting,
      });
      return () => waiting.size > 0;
    },
    answer: () => release(),
    async close() {
      release();
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}
