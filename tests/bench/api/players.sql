-- Players :first to :last of the bench: accounts, coins, statistics and places on the boards. Few have many points,
-- many have few; a fifth of all has played today, half of them this month.
\set ON_ERROR_STOP on
set session_replication_role = replica;
select setseed(0.5);

insert into users (id, firebase_id, sign_in_type, name, email, refer_code, registered_at)
select n, 'bench-' || n, 'email', 'Player ' || n, 'player' || n || '@example.com', 'BENCH' || n,
  now() - random() * interval '900 days'
from generate_series(:first, :last) n
on conflict do nothing;
select setval('users_id_seq', :last);

insert into player_statistics (user_id, questions_answered, correct_answers, best_position, first_finished_at)
select n, 10, 6, 1 + (random() * :last)::int, now() - interval '30 days' from generate_series(:first, :last) n
on conflict do nothing;

insert into battle_tallies (user_id, won, drawn, lost)
select n, 3, 1, 2 from generate_series(:first, :last) n on conflict do nothing;

create temporary table scored as
select 'global' as board, 'all' as period, n as user_id, 4 + 4 * floor(power(random(), 4) * 3000)::int as score,
  date_trunc('milliseconds', now() - random() * interval '300 days') as updated_at
from generate_series(:first, :last) n
union all
select 'monthly', to_char(now() at time zone 'Asia/Kolkata', 'YYYY-MM'), n, 4 + 4 * floor(power(random(), 3) * 400)::int,
  date_trunc('milliseconds', now() - random() * interval '20 days')
from generate_series(:first, :last) n where n % 2 = 0 or n <= 400
union all
select 'daily', to_char(now() at time zone 'Asia/Kolkata', 'YYYY-MM-DD'), n, 4 + 4 * floor(power(random(), 2) * 60)::int,
  date_trunc('milliseconds', now() - random() * interval '10 hours')
from generate_series(:first, :last) n where n % 5 = 0 or n <= 400;

insert into board_scores (board, period, user_id, score, updated_at)
select board, period, user_id, score, updated_at from scored order by board, period, user_id
on conflict do nothing;
