import { createHash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Redis } from 'ioredis';
import {
  RateLimiterRedis,
  RateLimiterRes,
  RateLimiterCompatibleAbstract,
} from 'rate-limiter-flexible';
import type { Clock } from '../time/clock.ts';
import type { Allowance, CounterStore } from './counter-store.ts';
import { markOf, TAKE_DISTINCT, type MarksTaken } from './distinct-counters.ts';
import { MemoryCounters, type Untold } from './memory-counters.ts';
import { redisLink, type LinkParts } from './redis-link.ts';

// Both scripts keep a list of times in ms under a key, oldest first; a time counts for as long as its window.

/** Clocks of nodes may differ by so much, in ms; a time that is later than that is of a clock that went back since. */
const CLOCKS_APART_MS = 5000;

/**
 * Takes all of the points or none, or gives the latest back, in the place of the script of `RateLimiterRedis`: its windows
 * begin with the first taking, so that twice as many are had around their ends. One script: of two nodes one takes the last.
 * Arguments: points, window in s, most, (window), now in ms. Returns what counts (one more than the most when refused)
 * and the ms until the points may be had.
 */
const TAKE = `
local points, window, most = tonumber(ARGV[1]), tonumber(ARGV[2]) * 1000, tonumber(ARGV[3])
local now = tonumber(ARGV[5])
if points < 0 then
  redis.call('RPOP', KEYS[1])
  return {redis.call('LLEN', KEYS[1]), 0}
end
local newest = redis.call('LINDEX', KEYS[1], -1)
if newest and tonumber(newest) > now + ${CLOCKS_APART_MS} then
  local times = redis.call('LRANGE', KEYS[1], 0, -1)
  redis.call('DEL', KEYS[1])
  for _, time in ipairs(times) do
    redis.call('RPUSH', KEYS[1], string.format('%.0f', math.min(tonumber(time), now)))
  end
  redis.call('PEXPIRE', KEYS[1], window)
end
local oldest = redis.call('LINDEX', KEYS[1], 0)
while oldest and tonumber(oldest) <= now - window do
  redis.call('LPOP', KEYS[1])
  oldest = redis.call('LINDEX', KEYS[1], 0)
end
local count = redis.call('LLEN', KEYS[1])
if count + points > most then
  local last = redis.call('LINDEX', KEYS[1], math.min(count, most) + points - most - 1)
  return {most + 1, (tonumber(last) or now) + window - now}
end
for _ = 1, points do redis.call('RPUSH', KEYS[1], ARGV[5]) end
redis.call('PEXPIRE', KEYS[1], window)
return {count + points, window}`;

/**
 * Adds what a node took while it was alone. Arguments: window in ms, now in ms, whether the key was begun again ('yes'),
 * whether some of the times may be there already ('yes'; then only what is missing is added), the times.
 */
const RESTORE = `
local window, now = tonumber(ARGV[1]), tonumber(ARGV[2])
if ARGV[3] == 'yes' then redis.call('DEL', KEYS[1]) end
local times, known = {}, {}
for _, time in ipairs(redis.call('LRANGE', KEYS[1], 0, -1)) do
  times[#times + 1] = tonumber(time)
  if ARGV[4] == 'yes' then known[time] = (known[time] or 0) + 1 end
end
for at = 5, #ARGV do
  local time = ARGV[at]
  if (known[time] or 0) > 0 then known[time] = known[time] - 1
  else times[#times + 1] = tonumber(time) end
end
redis.call('DEL', KEYS[1])
if #times == 0 then return 0 end
table.sort(times)
for _, time in ipairs(times) do redis.call('RPUSH', KEYS[1], string.format('%.0f', time)) end
redis.call('PEXPIRE', KEYS[1], math.max(1, times[#times] + window - now))
return #times`;

/** This node's own counters as the limiter that carries on while Redis is away; `set`, `get` and the like are not used. */
class OwnLimiter extends RateLimiterCompatibleAbstract {
  override readonly keyPrefix = '';
  // Set by the limiter that this one insures.
  override blockDuration = 0;
  override execEvenly = false;
  readonly #own: MemoryCounters;
  readonly #allowance: Allowance;

  constructor(own: MemoryCounters, allowance: Allowance) {
    super();
    this.#own = own;
    this.#allowance = allowance;
  }

  /** Resolves when the points were taken, rejects with a RateLimiterRes otherwise. */
  override async consume(key: string | number, points = 1): Promise<RateLimiterRes> {
    const waitMs = await this.#own.take(String(key), this.#allowance, points);
    if (waitMs !== null) throw new RateLimiterRes(0, waitMs);
    return new RateLimiterRes();
  }

  override async reward(key: string | number): Promise<RateLimiterRes> {
    await this.#own.giveBack(String(key));
    return new RateLimiterRes();
  }

  override async delete(key: string | number): Promise<boolean> {
    await this.#own.forget(String(key));
    return true;
  }
}

/** Keys that are sent at the same time when Redis is back. */
const AT_ONCE = 100;

/** What shared counters need. */
export interface SharedParts {
  readonly redis: LinkParts['redis'] & Pick<Redis, 'eval' | 'del' | 'defineCommand'>;
  /** Begins every key; the rest tells no address of anybody. */
  readonly prefix: string;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  readonly ticks?: () => number;
}

/** Counters of all nodes together. */
export interface SharedCounters extends CounterStore {
  /** Resolves when Redis has what was counted without it. */
  settled(): Promise<void>;
  close(): void;
}

/** The command that the library defines with our script. */
interface TakeCommand {
  rlflxIncr(args: readonly string[]): Promise<[count: number, waitMs: number]>;
}

/**
 * Counts in Redis, for all nodes together, and everything here as well: while Redis is away this node goes on from what
 * it has counted and heard, and when Redis is back, it gets what was taken meanwhile, or, where it may have
 * lost its memory, everything. Counting fails no request.
 */
export async function sharedCounters(parts: SharedParts): Promise<SharedCounters> {
  const { redis, prefix, clock, log } = parts;
  const own = new MemoryCounters(clock);
  const limiters = new Map<string, RateLimiterRedis>();
  const keyPrefix = `${prefix}counted`;
  let mayKnow = false;
  let telling: Promise<void> = Promise.resolve();
  const link = redisLink({
    ...parts,
    onJoin(mayHaveLost) {
      mayKnow = mayHaveLost;
      if (mayHaveLost) own.tellAllAgain();
      telling = tellAll();
    },
  });

  /** Sends Redis what was counted of a key without it; later commands for that key see it. */
  async function tell(key: string): Promise<void> {
    const untold = own.drain(key);
    if (untold === null) return;
    try {
      await link.watch(redis.eval(RESTORE, 1, `${keyPrefix}:${key}`, ...restoring(untold)));
    } catch (err) {
      own.undrain(untold);
      log.debug({ err }, 'what was counted alone could not be told');
    }
  }

  function restoring({ times, cleared, windowMs }: Untold): (string | number)[] {
    const yes = (is: boolean) => (is ? 'yes' : 'no');
    return [windowMs, clock().getTime(), yes(cleared), yes(mayKnow), ...times];
  }

  async function tellAll(): Promise<void> {
    const keys = own.keys();
    // After the one who called: by then Redis counts as there.
    await Promise.resolve();
    for (let at = 0; at < keys.length && link.isJoined(); at += AT_ONCE) {
      await Promise.all(keys.slice(at, at + AT_ONCE).map(tell));
    }
  }

  function limiterFor(allowance: Allowance): RateLimiterRedis {
    const { most, windowMs } = allowance;
    const rule = `${most} in ${windowMs}`;
    const known = limiters.get(rule);
    if (known !== undefined) return known;
    const limiter = new RateLimiterRedis({
      storeClient: countingClient(allowance),
      keyPrefix,
      points: most,
      duration: windowMs / 1000,
      customIncrTtlLuaScript: TAKE,
      rejectIfRedisNotReady: true,
      insuranceLimiter: new OwnLimiter(own, allowance),
    });
    limiters.set(rule, limiter);
    return limiter;
  }

  /** Redis as the library is to see it: our clock goes along, and what Redis answers is noted here. */
  function countingClient(allowance: Allowance) {
    const keyOf = (place: string) => place.slice(keyPrefix.length + 1);
    return {
      get status() {
        if (link.isJoined()) return 'ready';
        link.wentAlone();
        return 'away';
      },
      defineCommand: redis.defineCommand.bind(redis),
      async rlflxIncr(args: readonly string[]) {
        const [place = '', points] = args;
        const reply = (redis as unknown as TakeCommand).rlflxIncr([
          ...args,
          String(clock().getTime()),
        ]);
        const answer = await link.watch(reply).catch(alone);
        const [count] = answer;
        if (Number(points) < 0) await own.giveBack(keyOf(place));
        else {
          const { most } = allowance;
          const taken = count <= most ? Number(points) : 0;
          own.learn(keyOf(place), Math.min(count, most), allowance, taken);
        }
        return answer;
      },
      async del(place: string) {
        if (!link.isJoined()) return alone(new Error('Redis is away'));
        const answer = await link.watch(redis.del(place)).catch(alone);
        await own.forget(keyOf(place));
        own.drain(keyOf(place));
        return answer;
      },
    };
  }

  function alone(error: unknown): never {
    link.wentAlone();
    throw error;
  }

  /** Joins in the background where that is due, and sends what is to be known before the next question. */
  function prepare(key: string): void {
    if (!link.isJoined()) void link.join();
    else void tell(key);
  }

  /** Marks that are taken, of all nodes together; of this one alone while Redis is away. */
  async function takeMarks(
    place: string,
    marks: readonly number[],
    allowance: Allowance,
  ): Promise<MarksTaken> {
    if (!link.isJoined()) {
      link.wentAlone();
      void link.join();
      return own.distinct.take(place, marks, allowance);
    }
    const before = own.distinct.untold(place);
    const { most, windowMs } = allowance;
    try {
      const reply = redis.eval(
        ...([TAKE_DISTINCT, 1, `${keyPrefix}-once:${place}`, windowMs, most] as const),
        clock().getTime(),
        before.length,
        ...before.flat(),
        ...marks,
      );
      const [wait, ...known] = (await link.watch(reply)) as string[];
      const taken = new Set(known.map(Number));
      own.distinct.learn(place, [...before.map(([mark]) => mark), ...taken], windowMs);
      const isWhole = marks.every((mark) => taken.has(mark));
      return { taken, waitMs: isWhole ? null : Number(wait) };
    } catch (err) {
      link.wentAlone();
      log.debug({ err }, 'different things are counted alone');
      return own.distinct.take(place, marks, allowance);
    }
  }

  // Refunding and clearing are the same for every rule.
  const anyLimiter = () => limiterFor({ most: 1, windowMs: 1000 });
  const hashed = (key: string) => createHash('sha256').update(key).digest('base64url');
  await link.join();

  return {
    async take(key, allowance, points = 1) {
      const place = hashed(key);
      prepare(place);
      try {
        await limiterFor(allowance).consume(place, points);
        return null;
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return refusal.msBeforeNext;
        throw refusal;
      }
    },
    async takeDistinct(key, items, allowance) {
      const { taken, waitMs } = await takeMarks(hashed(key), items.map(markOf), allowance);
      return { taken: new Set(items.filter((item) => taken.has(markOf(item)))), waitMs };
    },
    async giveBack(key) {
      const place = hashed(key);
      prepare(place);
      await anyLimiter().reward(place);
    },
    async forget(key) {
      const place = hashed(key);
      prepare(place);
      await anyLimiter().delete(place);
    },
    settled: () => telling,
    close: () => link.close(),
  };
}
