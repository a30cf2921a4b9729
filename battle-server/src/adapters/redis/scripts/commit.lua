-- One commit of one room. All checks come before the first write: Redis does not roll a script back.
-- KEYS: room, deadlines of its shard
-- ARGV: roomId, expected version ('0': create), expected nonce, nonce, at, deadlineAt ('' when over),
--       keptUntil, notice, ahead ms, behind ms, how many fields the room has, their names, a text for each ('': it
--       stays), then a channel for each node of the audience
-- Reply: kind, TIME in ms, then per kind
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local stored = redis.call('HMGET', KEYS[1], 'version', 'nonce', 'at')
local version, nonce, last = stored[1] or '0', stored[2] or '', tonumber(stored[3] or '0')

if nonce == ARGV[4] then
  return { 'repeated', now, version }
end
if version ~= ARGV[2] or nonce ~= ARGV[3] then
  return { 'conflict', now, version, nonce, last, unpack(redis.call('HMGET', KEYS[1], unpack(ARGV, 12, 11 + ARGV[11]))) }
end
local at = tonumber(ARGV[5])
if at < last or at > math.max(now + ARGV[9], last) or at < now - ARGV[10] then
  return { 'stale-clock', now, math.max(now, last) }
end

local newVersion = version + 1
local written = { 'version', newVersion, 'nonce', ARGV[4], 'at', ARGV[5], 'deadlineAt', ARGV[6] }
local fields = tonumber(ARGV[11])
for index = 12, 11 + fields do
  if ARGV[index + fields] ~= '' then
    written[#written + 1] = ARGV[index]
    written[#written + 1] = ARGV[index + fields]
  end
end
redis.call('HSET', KEYS[1], unpack(written))
redis.call('PEXPIREAT', KEYS[1], ARGV[7])
if ARGV[6] == '' then
  redis.call('ZREM', KEYS[2], ARGV[1])
else
  redis.call('ZADD', KEYS[2], ARGV[6], ARGV[1])
  if redis.call('PTTL', KEYS[2]) < ARGV[7] - now then
    redis.call('PEXPIREAT', KEYS[2], ARGV[7])
  end
end
for index = 12 + 2 * fields, #ARGV do
  redis.call('PUBLISH', ARGV[index], ARGV[8])
end
return { 'committed', now, newVersion }
