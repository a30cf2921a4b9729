-- KEYS: seat   ARGV: key of the place, place, new fence, ttl ms, fence that may be replaced ('' none)
-- Reply: 'claimed', fence or 'taken', place, fence
local seat = redis.call('HMGET', KEYS[1], 'key', 'fence', 'place')
if seat[1] == ARGV[1] and seat[2] ~= ARGV[5] then
  redis.call('PEXPIRE', KEYS[1], ARGV[4])
  return { 'claimed', seat[2] }
end
if seat[1] and seat[2] ~= ARGV[5] then
  return { 'taken', seat[3], seat[2] }
end
redis.call('HSET', KEYS[1], 'key', ARGV[1], 'place', ARGV[2], 'fence', ARGV[3])
redis.call('PEXPIRE', KEYS[1], ARGV[4])
return { 'claimed', ARGV[3] }
