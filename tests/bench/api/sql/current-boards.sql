-- Loaded on another day: what was its day and month becomes that of today. Settlements of today that are there already go.
set session_replication_role = replica;
create temporary table moved as
select board, period as known, to_char(now() at time zone 'Asia/Kolkata', form) as today
from (values ('daily', 'YYYY-MM-DD'), ('monthly', 'YYYY-MM')) as form (board, form),
  lateral (select period from board_scores s where s.board = form.board group by period order by count(*) desc limit 1) p
where period <> to_char(now() at time zone 'Asia/Kolkata', form);

delete from board_scores s using moved where s.board = moved.board and s.period = moved.today;
update board_scores s set period = moved.today from moved where s.board = moved.board and s.period = moved.known;
select count(*) from moved;
