DROP INDEX "board_counts_span";--> statement-breakpoint
ALTER TABLE "board_counts" ADD COLUMN "grain" text DEFAULT 'span' NOT NULL;--> statement-breakpoint
ALTER TABLE "board_counts" ADD COLUMN "score" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "board_counts" ADD COLUMN "slot" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "board_counts" ADD COLUMN "is_new" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "attempts_won" ON "attempts" USING btree ("user_id","quiz_type","place") WHERE "attempts"."result" ->> 'is_won' = 'true';--> statement-breakpoint
CREATE INDEX "board_counts_place" ON "board_counts" USING btree ("board","period","grain","span","score","slot","players");--> statement-breakpoint
CREATE UNIQUE INDEX "board_counts_sum" ON "board_counts" USING btree ("board","period","grain","span","score","slot") WHERE not "board_counts"."is_new";--> statement-breakpoint
CREATE INDEX "board_counts_new" ON "board_counts" USING btree ("id") WHERE "board_counts"."is_new";--> statement-breakpoint
INSERT INTO "board_counts" ("board","period","grain","span","score","slot","players","is_new")
SELECT "board", "period", 'slot',
  floor("score" / CASE "board" WHEN 'daily' THEN 8.0 WHEN 'monthly' THEN 32.0 ELSE 128.0 END)::int,
  "score",
  floor(extract(epoch FROM "updated_at") / CASE "board" WHEN 'daily' THEN 600 WHEN 'monthly' THEN 21600 ELSE 604800 END)::int,
  count(*), false
FROM "board_scores" WHERE NOT "is_hidden"
GROUP BY 1, 2, 4, 5, 6;
