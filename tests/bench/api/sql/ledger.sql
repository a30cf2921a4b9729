-- Coins of players :first to :last: a welcome and four wins each, two thousand wins for the first :heavy players. Digests are
-- those of the ledger itself: its check finds nothing wrong.
set session_replication_role = replica;
select coalesce(max(id), 0) as base from ledger_transactions \gset

create temporary table moves as
select :base + row_number() over () as id, n as user_id, 'bench:' || n || ':' || move as key,
  case when move = 0 then 'welcomeBonus' else 'wonQuizZone' end as title,
  case when move = 0 then 10 else 0 end as bonus, case when move = 0 then 0 else 4 end as earned,
  now() - interval '60 days' + move * interval '1 hour' as posted_at
from generate_series(:first, :last) n, generate_series(0, case when n <= :heavy then 2000 else 4 end) move;

-- Lines are JSON texts in a JSON list, in the order of their text.
insert into ledger_transactions (id, idempotency_key, title, digest, posted_at)
select id, key, title, encode(sha256(convert_to(
    '["' || key || '","' || title || '",["[\"house:\",' || -bonus || ',' || -earned || ']","[\"player:' || user_id
    || '\",' || bonus || ',' || earned || ']"]]', 'UTF8')), 'hex'), posted_at
from moves;
select setval('ledger_transactions_id_seq', max(id)) from moves;

insert into ledger_entries (account_kind, account_id, transaction_id, bonus, earned)
select account_kind, account_id, id, sign * bonus, sign * earned
from moves, lateral (values ('player', user_id::text, 1), ('house', '', -1)) as part (account_kind, account_id, sign);

insert into player_balances (user_id, bonus, earned)
select n, 10, case when n <= :heavy then 8000 else 16 end from generate_series(:first, :last) n
on conflict (user_id) do update
set bonus = player_balances.bonus + excluded.bonus, earned = player_balances.earned + excluded.earned;
