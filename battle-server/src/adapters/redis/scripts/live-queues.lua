-- KEYS: queues   Reply: the names of those that may hold a ticket
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', redis.call('TIME')[1] * 1000)
return redis.call('ZRANGE', KEYS[1], 0, -1)
