-- Players :first to :last of the bench: accounts and what is counted of each.
set session_replication_role = replica;
select setseed(0.5);

insert into users (id, firebase_id, sign_in_type, name, email, refer_code, registered_at)
select n, 'bench-' || n, 'email', 'Player ' || n, 'player' || n || '@example.com', 'BENCH' || n,
  now() - random() * interval '900 days'
from generate_series(:first, :last) n
on conflict (id) do nothing;
select setval('users_id_seq', :last);

insert into player_statistics (user_id, questions_answered, correct_answers, best_position, first_finished_at)
select n, 10, 6, 1 + (random() * :last)::int, now() - interval '30 days' from generate_series(:first, :last) n;

insert into battle_tallies (user_id, won, drawn, lost) select n, 3, 1, 2 from generate_series(:first, :last) n;
