CREATE INDEX "notifications_of_all" ON "notifications" USING btree ("id") WHERE "notifications"."audience" = 'all';--> statement-breakpoint
-- Spans of monthly and global boards are narrower: a rank sums fewer counts.
DELETE FROM "board_counts" WHERE "board" IN ('monthly', 'global');--> statement-breakpoint
INSERT INTO "board_counts" ("board", "period", "grain", "span", "score", "slot", "players", "is_new")
SELECT "board", "period", 'slot', floor("score" / CASE "board" WHEN 'monthly' THEN 8.0 ELSE 32.0 END)::int, "score",
  floor(extract(epoch FROM "updated_at") / CASE "board" WHEN 'monthly' THEN 21600 ELSE 604800 END)::int, count(*), false
FROM "board_scores" WHERE "board" IN ('monthly', 'global') AND NOT "is_hidden"
GROUP BY 1, 2, 4, 5, 6;--> statement-breakpoint
INSERT INTO "board_counts" ("board", "period", "grain", "span", "score", "slot", "players", "is_new")
SELECT "board", "period", 'span', "span", 0, 0, sum("players"), false
FROM "board_counts" WHERE "board" IN ('monthly', 'global')
GROUP BY 1, 2, 4;--> statement-breakpoint
-- Counts are appended and summed up all day: what is dead among them would be read with every rank.
ALTER TABLE "board_counts" SET (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000);
