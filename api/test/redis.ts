import { randomUUID } from 'node:crypto';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, inject } from 'vitest';

/** Address of the Redis of this run; null where none answers, and tests that need one are skipped. */
export const redisUrl = inject('redisUrl');

/** A connection and a prefix of the test file's own; its keys are gone afterwards. */
export function useRedis(): { readonly redis: () => Redis; readonly prefix: string } {
  const prefix = `saptapadi-test:${randomUUID()}:`;
  let redis: Redis | undefined;
  beforeAll(() => {
    redis = new Redis(redisUrl ?? '');
  });
  afterAll(async () => {
    const keys = (await redis?.keys(`${prefix}*`)) ?? [];
    if (keys.length > 0) await redis?.del(keys);
    redis?.disconnect();
  });
  return {
    prefix,
    redis() {
      if (redis === undefined) throw new Error('Redis is there inside tests only.');
      return redis;
    },
  };
}

/** A way to Redis that can be cut and mended; it listens on a port of its own. */
export class RedisLine {
  #server: Server | undefined;
  #port = 0;
  readonly #sockets = new Set<Socket>();

  get url(): string {
    return `redis://127.0.0.1:${this.#port}`;
  }

  async mend(): Promise<void> {
    const { hostname, port } = new URL(redisUrl ?? '');
    const server = createServer((near) => {
      const far = connect(Number(port || 6379), hostname);
      for (const socket of [near, far]) {
        this.#sockets.add(socket);
        // Whichever side ends takes the other along.
        socket.on('error', () => socket.destroy());
        socket.on('close', () => {
          near.destroy();
          far.destroy();
          this.#sockets.delete(socket);
        });
      }
      near.pipe(far).pipe(near);
    });
    await new Promise<void>((resolve) => server.listen(this.#port, '127.0.0.1', resolve));
    const address = server.address();
    if (typeof address === 'object' && address !== null) this.#port = address.port;
    this.#server = server;
  }

  async cut(): Promise<void> {
    const closed = new Promise((resolve) => this.#server?.close(resolve) ?? resolve(undefined));
    for (const socket of this.#sockets) socket.destroy();
    await closed;
    this.#server = undefined;
  }
}
