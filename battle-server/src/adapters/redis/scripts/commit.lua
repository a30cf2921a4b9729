-- One commit of one room. All checks come before the first write: Redis does not roll a script back.
-- KEYS: room, deadlines of its shard
-- ARGV: roomId, expected version ('0': create), expected nonce, nonce, at, deadlineAt ('' when over),
--       keptUntil, room document, notice, ahead ms, behind ms, then a channel for each node of the audience
-- Reply: kind, TIME in ms, then per kind
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local stored = redis.call('HMGET', KEYS[1], 'version', 'nonce', 'at')
local version, nonce, last = stored[1] or '0', stored[2] or '', tonumber(stored[3] or '0')

if nonce == ARGV[4] then
  return { 'repeated', now, version }
end
if version ~= ARGV[2] or nonce ~= ARGV[3] then
  return { 'conflict', now, version, nonce, last, redis.call('HGET', KEYS[1], 'room') }
end
local at = tonumber(ARGV[5])
if at < last or at > math.max(now + ARGV[10], last) or at < now - ARGV[11] then
  return { 'stale-clock', now, math.max(now, last) }
end

local newVersion = version + 1
redis.call('HSET', KEYS[1], 'version', newVersion, 'nonce', ARGV[4], 'at', ARGV[5], 'deadlineAt', ARGV[6], 'room', ARGV[8])
redis.call('PEXPIREAT', KEYS[1], ARGV[7])
if ARGV[6] == '' then
  redis.call('ZREM', KEYS[2], ARGV[1])
else
  redis.call('ZADD', KEYS[2], ARGV[6], ARGV[1])
  if redis.call('PTTL', KEYS[2]) < ARGV[7] - now then
    redis.call('PEXPIREAT', KEYS[2], ARGV[7])
  end
end
for index = 12, #ARGV do
  redis.call('PUBLISH', ARGV[index], ARGV[9])
end
return { 'committed', now, newVersion }
