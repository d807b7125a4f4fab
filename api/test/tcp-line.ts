import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** A way to a port that can be cut, or can fall silent while it seems to stand. */
export class TcpLine {
  #server: Server | undefined;
  readonly #pairs = new Set<readonly [Socket, Socket]>();

  /** Listens and leads on to a port; returns its own. */
  async open(to: number): Promise<number> {
    const server = createServer((near) => {
      const pair = [near, connect(to, '127.0.0.1')] as const;
      this.#pairs.add(pair);
      for (const socket of pair) {
        socket.on('error', () => socket.destroy());
        socket.on('close', () => {
          for (const one of pair) one.destroy();
          this.#pairs.delete(pair);
        });
      }
      near.pipe(pair[1]).pipe(near);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    this.#server = server;
    return (server.address() as AddressInfo).port;
  }

  /** Ends the connections that stand; new ones come through. */
  cut(): void {
    for (const pair of this.#pairs) pair[0].destroy();
  }

  /** Lets nothing through any more on the connections that stand, neither data nor their end; new ones come through. */
  silence(): void {
    for (const [near, far] of this.#pairs) {
      near.unpipe(far);
      far.unpipe(near);
      for (const socket of [near, far]) {
        socket.removeAllListeners('close');
        socket.pause();
      }
    }
  }

  async close(): Promise<void> {
    const closed = new Promise((resolve) => this.#server?.close(resolve) ?? resolve(undefined));
    for (const pair of this.#pairs) for (const socket of pair) socket.destroy();
    await closed;
  }
}
