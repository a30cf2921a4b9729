-- A place without its ticket is kept for a while: the ticket may be on its way from another master of a cluster.
-- KEYS: order of the queue   ARGV: prefix of tickets, prefix of leases, limit, ms that a place is kept   Reply: tickets
local waiting, limit, from = {}, tonumber(ARGV[3]), 0
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', redis.call('TIME')[1] * 1000 - ARGV[4])
while #waiting < limit do
  local ids = redis.call('ZRANGE', KEYS[1], from, from + limit - 1)
  if #ids == 0 then
    break
  end
  from = from + #ids
  for _, id in ipairs(ids) do
    local ticket = redis.call('GET', ARGV[1] .. id)
    if ticket and #waiting < limit and redis.call('EXISTS', ARGV[2] .. id) == 0 then
      waiting[#waiting + 1] = ticket
    end
  end
end
return waiting
