-- KEYS: ticket, order of its queue   ARGV: ticketId, ticket, searchedAt, goes at
if redis.call('SET', KEYS[1], ARGV[2], 'NX', 'PXAT', ARGV[4]) then
  redis.call('ZADD', KEYS[2], ARGV[3], ARGV[1])
  local time = redis.call('TIME')
  if redis.call('PTTL', KEYS[2]) < ARGV[4] - time[1] * 1000 then
    redis.call('PEXPIREAT', KEYS[2], ARGV[4])
  end
end
return 1
