-- KEYS: ticket, lease   Reply: 1 waits again, 0 gone
redis.call('DEL', KEYS[2])
return redis.call('EXISTS', KEYS[1])
