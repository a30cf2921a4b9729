-- KEYS: beats   ARGV: prefix of leases, silence ms, lease ms   Reply: nodeId, last beat, …
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local silent = redis.call('ZRANGEBYSCORE', KEYS[1], '-inf', now - ARGV[2], 'WITHSCORES')
local leased = {}
for index = 1, #silent, 2 do
  if redis.call('SET', ARGV[1] .. silent[index], 1, 'NX', 'PX', ARGV[3]) then
    leased[#leased + 1] = silent[index]
    leased[#leased + 1] = silent[index + 1]
  end
end
return leased
