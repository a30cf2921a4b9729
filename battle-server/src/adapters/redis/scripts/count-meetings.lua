-- KEYS: meetings of a pair   ARGV: day ms
local time = redis.call('TIME')
return redis.call('ZCOUNT', KEYS[1], time[1] * 1000 + math.floor(time[2] / 1000) - ARGV[1] + 1, '+inf')
