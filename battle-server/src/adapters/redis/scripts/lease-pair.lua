-- KEYS: ticket, ticket, lease, lease   ARGV: lease ms   Reply: 1 leased, 0 one of them does not wait
if redis.call('EXISTS', KEYS[1], KEYS[2]) < 2 or redis.call('EXISTS', KEYS[3], KEYS[4]) > 0 then
  return 0
end
redis.call('SET', KEYS[3], 1, 'PX', ARGV[1])
redis.call('SET', KEYS[4], 1, 'PX', ARGV[1])
return 1
