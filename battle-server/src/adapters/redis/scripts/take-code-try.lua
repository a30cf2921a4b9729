-- KEYS: tries   ARGV: tries a minute, minute ms, first wait ms, longest wait ms, day ms
-- Reply: '0' taken, else when the next one may be, epoch ms
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local known = redis.call('HMGET', KEYS[1], 'count', 'countedUntil', 'waits', 'waitsUntil')
local count, countedUntil = tonumber(known[1] or 0), tonumber(known[2] or 0)
local waits, waitsUntil = tonumber(known[3] or 0), tonumber(known[4] or 0)
if now < waitsUntil then
  return known[4]
end
if now >= countedUntil then
  count, countedUntil = 0, now + ARGV[2]
end
local reply = '0'
if count < tonumber(ARGV[1]) then
  count = count + 1
else
  reply = string.format('%d', now + math.min(ARGV[3] * 2 ^ waits, tonumber(ARGV[4])))
  count, countedUntil = 0, 0
  redis.call('HSET', KEYS[1], 'waits', waits + 1, 'waitsUntil', reply)
end
redis.call('HSET', KEYS[1], 'count', count, 'countedUntil', string.format('%d', countedUntil))
redis.call('PEXPIRE', KEYS[1], ARGV[5])
return reply
