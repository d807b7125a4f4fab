// Both scripts keep a list of times in ms under a key, oldest first; a time counts for as long as its window.

/** Clocks of nodes may differ by so much, in ms; a time that is later than that is of a clock that went back since. */
const CLOCKS_APART_MS = 5000;

/**
 * Takes one, or gives the latest back, in the place of the script of `RateLimiterRedis`: its windows begin with the first
 * taking, so that twice as many are had around their ends. One script, so that of two nodes only one takes the last.
 * Arguments: points, window in s, most, (window), now in ms. Returns what counts (one more than the most when
 * refused) and the ms until the next may be had.
 */
export const TAKE = `
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
if count >= most then
  return {most + 1, tonumber(oldest) + window - now}
end
redis.call('RPUSH', KEYS[1], ARGV[5])
redis.call('PEXPIRE', KEYS[1], window)
return {count + 1, window}`;

/**
 * Adds what a node took while it was alone. Arguments: window in ms, now in ms, whether the key was begun anew ('yes'),
 * whether some of the times may be there already ('yes'; then only what is missing is added), the times.
 */
export const RESTORE = `
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
