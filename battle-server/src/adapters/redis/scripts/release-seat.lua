-- KEYS: seat   ARGV: fence   Reply: 1 released, 0 another's
if redis.call('HGET', KEYS[1], 'fence') == ARGV[1] then
  return redis.call('DEL', KEYS[1])
end
return 0
