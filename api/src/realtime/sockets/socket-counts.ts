import { Counter, Gauge, type Registry } from 'prom-client';

/** Why a socket was closed. */
export type SocketEnd =
  | 'backlog'
  | 'silent'
  | 'unreadable'
  | 'flood'
  | 'stopped'
  | 'expired'
  | 'ended';

/** Counters of sockets for Prometheus. */
export interface SocketCounts {
  readonly pushes: Counter<'event'>;
  readonly closed: Counter<'because'>;
  readonly refused: Counter<'what' | 'because'>;
}

/** Counts sockets, pushes, drops and refusals; `open` returns the open sockets. */
export function countSockets(registry: Registry, open: () => number): SocketCounts {
  const registers = [registry];
  new Gauge({
    name: 'realtime_sockets',
    help: 'Open sockets',
    registers,
    collect() {
      this.set(open());
    },
  });
  return {
    pushes: new Counter({
      name: 'realtime_pushes_total',
      help: 'Frames pushed to sockets',
      labelNames: ['event'],
      registers,
    }),
    closed: new Counter({
      name: 'realtime_closed_total',
      help: 'Sockets that the server closed',
      labelNames: ['because'],
      registers,
    }),
    refused: new Counter({
      name: 'realtime_refused_total',
      help: 'Sockets and joins that were refused',
      labelNames: ['what', 'because'],
      registers,
    }),
  };
}
