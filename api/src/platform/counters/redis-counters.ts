import { createHash } from 'node:crypto';
import type { Redis } from 'ioredis';
import type { Clock } from '../clock.ts';
import type { CounterStore } from './counter-store.ts';

// One script, so that of two nodes only one takes the last. The list holds times, oldest first.
const TAKE = `
local now, window, most = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local oldest = redis.call('LINDEX', KEYS[1], 0)
while oldest and tonumber(oldest) <= now - window do
  redis.call('LPOP', KEYS[1])
  oldest = redis.call('LINDEX', KEYS[1], 0)
end
if redis.call('LLEN', KEYS[1]) >= most then
  return tonumber(oldest) + window - now
end
redis.call('RPUSH', KEYS[1], ARGV[1])
redis.call('PEXPIRE', KEYS[1], window)
return 0`;

/** Counts in Redis, for all nodes together; `prefix` begins every key, the rest tells no address of anybody. */
export function redisCounters(
  redis: Pick<Redis, 'eval' | 'rpop' | 'del'>,
  prefix: string,
  clock: Clock,
): CounterStore {
  const place = (key: string) => prefix + createHash('sha256').update(key).digest('base64url');
  return {
    async take(key, { most, windowMs }) {
      const waitMs = await redis.eval(TAKE, 1, place(key), clock().getTime(), windowMs, most);
      return Number(waitMs) === 0 ? null : Number(waitMs);
    },
    async giveBack(key) {
      await redis.rpop(place(key));
    },
    async forget(key) {
      await redis.del(place(key));
    },
  };
}
