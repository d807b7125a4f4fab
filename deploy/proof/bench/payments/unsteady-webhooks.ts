import { createServer, type IncomingHttpHeaders } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { listen } from 'api/listen';

/** An event as the provider sent it. */
export interface SentEvent {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

/** The way of events from the provider to the nodes, on which they get lost, come twice, late, and out of order. */
export interface UnsteadyWebhooks {
  readonly url: string;
  /** Every event that came, whatever became of it. */
  readonly events: readonly SentEvent[];
  close(): Promise<void>;
}

/** Hands an event to one node or another; resolves to the status. */
export type Deliver = (event: SentEvent) => Promise<number>;

const LATEST_MS = 3000;

/** Begins to listen; says 200 to the provider at once, so that what is lost stays lost. */
export async function unsteadyWebhooks(
  deliver: Deliver,
  random: () => number,
): Promise<UnsteadyWebhooks> {
  const events: SentEvent[] = [];
  const underWay = new Set<Promise<unknown>>();
  const send = (event: SentEvent, afterMs: number) => {
    const sending = pause(afterMs)
      .then(() => deliver(event))
      .finally(() => underWay.delete(sending));
    underWay.add(sending);
  };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const event = { body: Buffer.concat(parts), headers: kept(request.headers) };
      events.push(event);
      const fate = random();
      // A fifth is lost, a fifth comes twice, a fifth comes late and so behind others.
      if (fate >= 0.2) send(event, fate > 0.8 ? random() * LATEST_MS : 0);
      if (fate >= 0.2 && fate < 0.4) send(event, random() * LATEST_MS);
      response.writeHead(200).end();
    });
  });
  const url = await listen(server, { host: '127.0.0.1', port: 0 });
  return {
    url,
    events,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await Promise.all(underWay);
    },
  };
}

/** What belongs to the event, and not to its connection. */
function kept(headers: IncomingHttpHeaders): Record<string, string> {
  const names = ['content-type', 'x-razorpay-event-id', 'x-razorpay-signature'];
  return Object.fromEntries(names.map((name) => [name, String(headers[name] ?? '')]));
}
