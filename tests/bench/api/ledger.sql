-- Coins of players :first to :last: a welcome and four wins each, two thousand wins for the first :heavy players. Digests are
-- those of the ledger itself: its check finds nothing wrong.
\set ON_ERROR_STOP on
set session_replication_role = replica;

create temporary table moves as
select n as user_id, move, case when move = 0 then 'welcomeBonus' else 'wonQuizZone' end as title,
  case when move = 0 then 10 else 0 end as bonus, case when move = 0 then 0 else 4 end as earned,
  'bench:' || n || ':' || move as key
from generate_series(:first, :last) n, generate_series(0, case when n <= :heavy then 2000 else 4 end) move;

-- Lines are JSON texts in a JSON list, in the order of their text.
with posted as (
  insert into ledger_transactions (idempotency_key, title, digest, posted_at)
  select key, title, encode(sha256(convert_to(
      '["' || key || '","' || title || '",["[\"house:\",' || -bonus || ',' || -earned || ']","[\"player:' || user_id
      || '\",' || bonus || ',' || earned || ']"]]', 'UTF8')), 'hex'),
    now() - interval '60 days' + move * interval '1 hour'
  from moves order by user_id, move
  returning id, idempotency_key
), parts as (
  select split_part(idempotency_key, ':', 2) as player, split_part(idempotency_key, ':', 3)::int = 0 as is_welcome, id
  from posted
)
insert into ledger_entries (account_kind, account_id, transaction_id, bonus, earned)
select 'player', player, id, case when is_welcome then 10 else 0 end, case when is_welcome then 0 else 4 end from parts
union all
select 'house', '', id, case when is_welcome then -10 else 0 end, case when is_welcome then 0 else -4 end from parts;

insert into player_balances (user_id, bonus, earned)
select n, 10, case when n <= :heavy then 8000 else 16 end from generate_series(:first, :last) n
on conflict (user_id) do update
set bonus = player_balances.bonus + excluded.bonus, earned = player_balances.earned + excluded.earned;
