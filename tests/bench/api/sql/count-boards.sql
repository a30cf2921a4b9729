-- Brings the counts of all boards up to their scores, as the migrations did that made them, and tells the planner what
-- is there.
truncate board_counts;
insert into board_counts (board, period, grain, span, score, slot, players, is_new)
select board, period, 'slot',
  floor(score / case board when 'global' then 32.0 else 8.0 end)::int,
  score,
  floor(extract(epoch from updated_at) / case board when 'monthly' then 21600 when 'global' then 604800 else 600 end)::int,
  count(*), false
from board_scores where not is_hidden group by 1, 2, 4, 5, 6;
insert into board_counts (board, period, grain, span, score, slot, players, is_new)
select board, period, 'span', span, 0, 0, sum(players), false from board_counts group by 1, 2, 4;
vacuum analyze;
