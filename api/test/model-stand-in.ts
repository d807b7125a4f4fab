import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A local OpenAI-compatible endpoint for tests. */
export interface ModelStandIn {
  readonly url: string;
  /** Bodies and keys of the requests so far. */
  readonly requested: { readonly key: string | undefined; readonly body: unknown }[];
  readonly close: () => Promise<void>;
}

/** Streams the given pieces; `answer` may do something else with the response instead. */
export async function modelStandIn(
  answer: readonly string[] | ((response: ServerResponse) => void),
): Promise<ModelStandIn> {
  const requested: { key: string | undefined; body: unknown }[] = [];
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      requested.push({ key: request.headers.authorization, body });
      if (typeof answer === 'function') answer(response);
      else streamPieces(response, answer);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requested,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function streamPieces(response: ServerResponse, pieces: readonly string[]): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  for (const content of pieces) {
    const chunk = { choices: [{ index: 0, delta: { content }, finish_reason: null }] };
    response.write(`data: ${JSON.stringify(chunk)}\n\n`);
  }
  response.end('data: [DONE]\n\n');
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return JSON.parse(Buffer.concat(parts).toString());
}
