-- KEYS: tries   Reply: 1 given back, 0 there is none
if tonumber(redis.call('HGET', KEYS[1], 'count') or 0) > 0 then
  redis.call('HINCRBY', KEYS[1], 'count', -1)
  return 1
end
return 0
