-- What players :first to :last have answered: one settled quiz of ten questions each, a thousand for the first :heavy players.
\set ON_ERROR_STOP on
set session_replication_role = replica;

create temporary table asked as
select row_number() over (order by id) - 1 as place, id from questions where kind = 1 and not is_retired;
create unique index on asked (place);
select count(*) as questions from asked \gset

create temporary table quizzes as
select n as user_id, n as quiz from generate_series(:first, :last) n
union all
select n, quiz * 1000 + n from generate_series(:first, least(:last, :heavy)) n, generate_series(2, 1000) quiz;

-- Ten questions that follow each other; the first answer right and the last one wrong.
create temporary view answered as
select q.user_id, q.quiz, g as number, a.id as question_id
from quizzes q, generate_series(0, 9) g, asked a
where a.place = (q.quiz * 37 + g * 11) % :questions;

insert into attempts (user_id, quiz_type, place, language_id, level, run, is_open, opened_at, expires_at, settled_at, result)
select user_id, '1', 'bench/' || quiz, '14', 1,
  jsonb_build_object('questions', jsonb_agg(jsonb_build_object(
    'questionId', question_id::text, 'kind', 'choice', 'order', 'abcd', 'end', 'answered', 'answer', 'a',
    'isCorrect', number < 6, 'told', 'answer', 'answeredAt', 1700000000000 + number * 9000, 'hasNote', true,
    'clipMs', 0, 'resetAt', null) order by number), 'lifelines', '[]'::jsonb, 'isLevelPaid', false, 'totalMs', null,
    'canChange', false),
  false, now() - interval '30 days', now() - interval '30 days', now() - interval '30 days',
  jsonb_build_object('result_type', 'solo', 'user_id', user_id::text, 'is_won', 'true', 'correctAnswer', 6)
from answered group by user_id, quiz order by user_id, quiz;

insert into seen_questions (user_id, question_id, seen_at)
select user_id, question_id, now() - interval '30 days' from answered order by user_id, question_id
on conflict do nothing;
