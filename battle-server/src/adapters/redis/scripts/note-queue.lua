-- KEYS: queues   ARGV: goes at, name of a queue, ttl ms
redis.call('ZADD', KEYS[1], 'GT', ARGV[1], ARGV[2])
redis.call('PEXPIRE', KEYS[1], ARGV[3])
return 1
