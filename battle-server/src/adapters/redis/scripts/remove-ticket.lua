-- KEYS: ticket, lease, order of its queue   ARGV: ticketId, '1' also when leased
if redis.call('EXISTS', KEYS[1]) == 0 then
  return 'missing'
end
if ARGV[2] ~= '1' and redis.call('EXISTS', KEYS[2]) == 1 then
  return 'leased'
end
redis.call('DEL', KEYS[1], KEYS[2])
redis.call('ZREM', KEYS[3], ARGV[1])
return 'removed'
