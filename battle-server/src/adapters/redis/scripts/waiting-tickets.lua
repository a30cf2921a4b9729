-- KEYS: order of the queue   ARGV: prefix of tickets, prefix of leases, limit   Reply: tickets
local waiting, limit, from = {}, tonumber(ARGV[3]), 0
while #waiting < limit do
  local ids = redis.call('ZRANGE', KEYS[1], from, from + limit - 1)
  if #ids == 0 then
    break
  end
  from = from + #ids
  for _, id in ipairs(ids) do
    local ticket = redis.call('GET', ARGV[1] .. id)
    if not ticket then
      redis.call('ZREM', KEYS[1], id)
      from = from - 1
    elseif #waiting < limit and redis.call('EXISTS', ARGV[2] .. id) == 0 then
      waiting[#waiting + 1] = ticket
    end
  end
end
return waiting
