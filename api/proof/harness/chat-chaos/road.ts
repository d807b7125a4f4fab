import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** A pause of a slow reader after every piece that it reads, in ms. */
const SLOW_MS = 300;

/** Where a connection leads to. */
export interface Place {
  readonly host: string;
  readonly port: number;
}

interface Pair {
  readonly near: Socket;
  readonly far: Socket;
  frozen: boolean;
}

/** A way over which one side reaches another, and on which everything can happen that happens to networks. */
export class Road {
  readonly #pairs = new Set<Pair>();
  readonly #target: () => Place;
  #server: Server | undefined;
  #port = 0;
  #slow = false;

  /** `target` is asked for every connection. */
  constructor(target: () => Place) {
    this.#target = target;
  }

  get port(): number {
    return this.#port;
  }

  /** Lets connections through, on the same port as before. */
  async open(): Promise<void> {
    const server = createServer((near) => this.#lead(near));
    server.listen(this.#port, '127.0.0.1');
    await once(server, 'listening');
    this.#port = (server.address() as AddressInfo).port;
    this.#server = server;
  }

  /** Ends every connection in the midst of whatever it carries; new ones come through. */
  cut(): void {
    // Not by a reset: Node never closes one that the other side takes along, and the process would spin on it for ever.
    for (const { near, far } of this.#pairs) {
      near.destroy();
      far.destroy();
    }
  }

  /** Half-open: both sides keep their connections and hear nothing more; new ones come through. */
  freeze(): void {
    for (const pair of this.#pairs) pair.frozen = true;
  }

  /** Whatever comes from the far side is read piece by piece, with pauses, until told otherwise. */
  slow(on: boolean): void {
    this.#slow = on;
  }

  /** Ends every connection and takes no more until it is opened again. */
  async close(): Promise<void> {
    const server = this.#server;
    if (server === undefined) return;
    this.#server = undefined;
    const closed = once(server, 'close');
    server.close();
    this.cut();
    await closed;
  }

  #lead(near: Socket): void {
    const far = connect({ ...this.#target(), noDelay: true });
    const pair: Pair = { near, far, frozen: false };
    this.#pairs.add(pair);
    near.setNoDelay(true);
    const end = () => {
      this.#pairs.delete(pair);
      near.destroy();
      far.destroy();
    };
    for (const socket of [near, far]) socket.on('error', end).on('close', end);
    near.on('data', (piece) => pass(pair, near, far, piece));
    far.on('data', (piece) => {
      pass(pair, far, near, piece);
      if (!this.#slow) return;
      far.pause();
      setTimeout(() => far.resume(), SLOW_MS).unref();
    });
  }
}

function pass({ frozen }: Pair, from: Socket, to: Socket, piece: Buffer): void {
  if (frozen || to.write(piece)) return;
  from.pause();
  to.once('drain', () => from.resume());
}
