-- Drops the indexes of the large tables, but for primary keys that others refer to, and keeps how to make them again.
create table if not exists bench_indexes (table_name text, made_by text);
truncate bench_indexes;

create temporary table dropped as
select c.relname as table_name, i.relname as index_name, k.conname as constraint_name,
  case when k.conname is null then pg_get_indexdef(i.oid)
    else format('alter table %I add constraint %I %s', c.relname, k.conname, pg_get_constraintdef(k.oid)) end as made_by
from pg_index x
join pg_class i on i.oid = x.indexrelid
join pg_class c on c.oid = x.indrelid
left join pg_constraint k on k.conindid = i.oid and k.contype in ('p', 'u')
where c.relname in ('users', 'attempts', 'seen_questions', 'ledger_transactions', 'ledger_entries', 'board_scores',
    'contest_results')
  and i.relname not in ('users_pkey', 'ledger_transactions_pkey');

insert into bench_indexes select table_name, made_by from dropped;

select case when constraint_name is null then format('drop index %I', index_name)
  else format('alter table %I drop constraint %I', table_name, constraint_name) end
from dropped \gexec
