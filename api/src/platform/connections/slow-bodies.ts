import type { IncomingMessage } from 'node:http';

/** Slowest body that is waited for, in bytes a second: a tenth of what a phone on the slowest network sends. */
const SLOWEST = 250;

/** A body that has not arrived. */
interface Arrival {
  since: number;
  /** What the connection had brought by then, in bytes. */
  before: number;
}

/** Looks after the bodies of requests. */
export interface SlowBodies {
  watch(request: IncomingMessage, now: number): void;
  /** Cuts the connections whose bodies have come too slowly; times in ms. */
  look(now: number): void;
}

/** Ends requests whose body, after so many ms, has come more slowly than anybody's line is. */
export function slowBodies(graceMs: number): SlowBodies {
  const arriving = new Map<IncomingMessage, Arrival>();
  return {
    watch(request, now) {
      const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
      if (encoding === undefined && !(Number(length) > 0)) return;
      arriving.set(request, { since: now, before: request.socket.bytesRead });
      request.once('close', () => arriving.delete(request));
    },
    look(now) {
      for (const [request, arrival] of arriving) {
        const { complete, socket, readableLength, readableHighWaterMark } = request;
        const waited = now - arrival.since;
        if (complete) arriving.delete(request);
        // What has come lies here unread: it is us who are slow.
        else if (readableLength >= readableHighWaterMark) {
          Object.assign(arrival, { since: now, before: socket.bytesRead });
        } else if (waited > graceMs) {
          if (((socket.bytesRead - arrival.before) * 1000) / waited < SLOWEST) socket.destroy();
        }
      }
    },
  };
}
