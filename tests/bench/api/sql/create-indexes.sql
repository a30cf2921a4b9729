-- Makes the indexes of :tables again that were dropped.
set max_parallel_maintenance_workers = 2;
select made_by from bench_indexes where table_name = any (string_to_array(:'tables', ',')) \gexec
