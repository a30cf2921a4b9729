-- KEYS: penalty   ARGV: cause, first ms, longest ms, day ms   Reply: blocked until
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
if redis.call('HSETNX', KEYS[1], 'cause:' .. ARGV[1], 1) == 1 then
  local times = redis.call('HINCRBY', KEYS[1], 'times', 1)
  local untilAt = now + math.min(ARGV[2] * 2 ^ (times - 1), tonumber(ARGV[3]))
  redis.call('HSET', KEYS[1], 'until', string.format('%d', untilAt))
  redis.call('PEXPIRE', KEYS[1], ARGV[4])
end
return redis.call('HGET', KEYS[1], 'until')
