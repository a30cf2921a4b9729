select count(*) * 10 from attempts where not is_open;
