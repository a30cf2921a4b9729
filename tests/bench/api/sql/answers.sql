-- What players :first to :last have answered: one settled quiz of ten questions each, a thousand for the first :heavy players.
set session_replication_role = replica;

create temporary table asked as
select row_number() over (order by id) - 1 as place, id from questions where kind = 1 and not is_retired;
create unique index on asked (place);
select count(*) as questions from asked \gset

-- Quizzes that begin at the same place are alike: ten questions that follow each other, the first six answered right.
create temporary table runs as
select first.place,
  jsonb_build_object('questions', jsonb_agg(jsonb_build_object(
    'questionId', a.id::text, 'kind', 'choice', 'order', 'abcd', 'end', 'answered', 'answer', 'a',
    'isCorrect', number < 6, 'told', 'answer', 'answeredAt', 1700000000000 + number * 9000, 'hasNote', true,
    'clipMs', 0, 'resetAt', null) order by number), 'lifelines', '[]'::jsonb, 'isLevelPaid', false, 'totalMs', null,
    'canChange', false) as run,
  array_agg(a.id order by number) as question_ids
from asked first, generate_series(0, 9) number, asked a
where a.place = (first.place + number * 11) % :questions
group by first.place;
analyze runs;

create temporary table quizzes as
select user_id, quiz, (quiz::bigint * 37) % :questions as place
from (
  select n as user_id, n as quiz from generate_series(:first, :last) n
  union all
  select n, quiz * 1000 + n from generate_series(:first, least(:last, :heavy)) n, generate_series(2, 1000) quiz
) played;
analyze quizzes;

insert into attempts (user_id, quiz_type, place, language_id, level, run, is_open, opened_at, expires_at, settled_at, result)
select user_id, '1', 'bench/' || quiz, '14', 1, run,
  false, now() - interval '30 days', now() - interval '30 days', now() - interval '30 days',
  jsonb_build_object('result_type', 'solo', 'user_id', user_id::text, 'is_won', 'true', 'correctAnswer', 6)
from quizzes join runs using (place);

insert into seen_questions (user_id, question_id, seen_at)
select user_id, unnest(question_ids), now() - interval '30 days' from quizzes join runs using (place)
where user_id > :heavy
union all
select distinct user_id, unnest(question_ids), now() - interval '30 days' from quizzes join runs using (place)
where user_id <= :heavy;
