-- Those of the rooms that are still due, hidden for the lease. The room keys share the shard's hash tag.
-- KEYS: deadlines   ARGV: prefix of room keys, lease ms, then room ids   Reply: roomId, deadlineAt, …
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local due = {}
for index = 3, #ARGV do
  local roomId = ARGV[index]
  local dueAt = redis.call('ZSCORE', KEYS[1], roomId)
  if dueAt and tonumber(dueAt) <= now then
    local deadlineAt = redis.call('HGET', ARGV[1] .. roomId, 'deadlineAt')
    if deadlineAt then
      redis.call('ZADD', KEYS[1], now + ARGV[2], roomId)
      due[#due + 1] = roomId
      due[#due + 1] = deadlineAt
    else
      redis.call('ZREM', KEYS[1], roomId)
    end
  end
end
return due
