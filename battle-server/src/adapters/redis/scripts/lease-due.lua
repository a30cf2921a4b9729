-- Those of the rooms that are still due, hidden for the lease.
-- KEYS: deadlines, then the rooms   ARGV: lease ms, then their ids   Reply: roomId, deadlineAt, …
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local due = {}
for index = 2, #ARGV do
  local roomId = ARGV[index]
  local dueAt = redis.call('ZSCORE', KEYS[1], roomId)
  if dueAt and tonumber(dueAt) <= now then
    local deadlineAt = redis.call('HGET', KEYS[index], 'deadlineAt')
    if deadlineAt then
      redis.call('ZADD', KEYS[1], now + ARGV[1], roomId)
      due[#due + 1] = roomId
      due[#due + 1] = deadlineAt
    else
      redis.call('ZREM', KEYS[1], roomId)
    end
  end
end
return due
