import type { FastifyBaseLogger } from 'fastify';
import type { Redis } from 'ioredis';

/** How long a Redis that failed is left alone, in ms: a request waits for one that hangs at most so often. */
const REST_MS = 1000;

/** What a link needs. */
export interface LinkParts {
  readonly redis: Pick<Redis, 'status' | 'info' | 'on' | 'off'>;
  readonly log: FastifyBaseLogger;
  /** Called each time that Redis is there (again), before the first command; whether it may have lost its data. */
  readonly onJoin: (mayHaveLost: boolean) => void;
  /** A clock in ms that only goes forward. */
  readonly ticks?: () => number;
}

/** Whether Redis may be used: not while it is down, and not before it has what was counted meanwhile. */
export interface RedisLink {
  readonly isJoined: () => boolean;
  /** Tries to join, unless that is under way or was tried a moment ago; resolves when it has been tried. */
  join(): Promise<void>;
  /** Passes on what Redis answers; a failure ends the link. */
  watch<Answer>(answer: Promise<Answer>): Promise<Answer>;
  /** Something was counted without Redis: that is said once. */
  wentAlone(): void;
  close(): void;
}

export function redisLink({
  redis,
  log,
  onJoin,
  ticks = () => performance.now(),
}: LinkParts): RedisLink {
  let isJoined = false;
  let isJoining = false;
  let isLogged = false;
  let restsUntil = -Infinity;
  let failure: unknown = null;
  /** Names one life of a Redis server: another one may not know what the last one knew. */
  let life: string | null = null;

  function fail(error: unknown): void {
    isJoined = false;
    failure = error;
    restsUntil = ticks() + REST_MS;
  }

  async function join(): Promise<void> {
    if (isJoined || isJoining || redis.status !== 'ready' || ticks() < restsUntil) return;
    isJoining = true;
    try {
      const now = /^run_id:(\w+)/m.exec(await redis.info('server'))?.[1] ?? null;
      onJoin(life !== null && now !== life);
      life = now;
      isJoined = true;
      if (isLogged) log.info('counters are shared with the other nodes again');
      isLogged = false;
    } catch (error) {
      fail(error);
    } finally {
      isJoining = false;
    }
  }

  const onReady = () => {
    restsUntil = -Infinity;
    void join();
  };
  const onClose = () => {
    isJoined = false;
  };
  redis.on('ready', onReady);
  redis.on('close', onClose);

  return {
    isJoined: () => isJoined && redis.status === 'ready',
    join,
    async watch(answer) {
      try {
        return await answer;
      } catch (error) {
        fail(error);
        throw error;
      }
    },
    wentAlone() {
      if (isLogged) return;
      isLogged = true;
      log.warn({ err: failure }, 'shared counters are away; this node counts alone');
    },
    close() {
      redis.off('ready', onReady);
      redis.off('close', onClose);
    },
  };
}
