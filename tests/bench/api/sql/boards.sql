-- Places of players :first to :last on the boards. Few have many points, many have few; a fifth of all has played today,
-- half of them this month and in a contest of the bench's own.
set session_replication_role = replica;
select setseed(0.5);

insert into contests (id, language_id, name, description, starts_at, ends_at, entry, prizes, question_ids)
select 1000000, '14', 'The contest of the bench', 'Half of all have played it.', now() - interval '1 day',
  now() + interval '1 year', 0, '[50, 20, 10]',
  (select jsonb_agg(id::text) from
    (select id from questions where kind = 1 and language_id = '14' and not is_retired order by id desc limit 10) last)
on conflict do nothing;

insert into board_scores (board, period, user_id, score, updated_at)
select 'global', 'all', n, 4 + 4 * floor(power(random(), 4) * 3000)::int,
  date_trunc('milliseconds', now() - random() * interval '300 days')
from generate_series(:first, :last) n
union all
select 'monthly', to_char(now() at time zone 'Asia/Kolkata', 'YYYY-MM'), n, 4 + 4 * floor(power(random(), 3) * 400)::int,
  date_trunc('milliseconds', now() - random() * interval '20 days')
from generate_series(:first, :last) n where n % 2 = 0 or n <= 400
union all
select 'daily', to_char(now() at time zone 'Asia/Kolkata', 'YYYY-MM-DD'), n, 4 + 4 * floor(power(random(), 2) * 60)::int,
  date_trunc('milliseconds', now() - random() * interval '10 hours')
from generate_series(:first, :last) n where n % 5 = 0 or n <= 400
union all
select 'contest', '1000000', n, 8 * floor(random() * 11)::int - 40,
  date_trunc('milliseconds', now() - random() * interval '20 hours')
from generate_series(:first, :last) n where n % 2 = 0 or n <= 200;

insert into contest_results (contest_id, user_id, questions_attended, correct_answers)
select 1000000, user_id, 10, (score + 40) / 8 from board_scores
where board = 'contest' and user_id between :first and :last;
