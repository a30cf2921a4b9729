select count(*) from ledger_entries;
