-- A migration may have written the counts anew: as autovacuum leaves them.
vacuum analyze board_counts;
