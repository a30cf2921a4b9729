CREATE TABLE "question_regradings" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"question_id" bigint NOT NULL,
	"done_to" bigint NOT NULL,
	"attempts" integer NOT NULL,
	"corrected_at" timestamp (3) with time zone NOT NULL,
	"done_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "contest_results" (
	"contest_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"questions_attended" integer NOT NULL,
	"correct_answers" integer NOT NULL,
	CONSTRAINT "contest_results_contest_id_user_id_pk" PRIMARY KEY("contest_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "contest_results" ADD CONSTRAINT "contest_results_contest_id_contests_id_fk" FOREIGN KEY ("contest_id") REFERENCES "public"."contests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_results" ADD CONSTRAINT "contest_results_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "question_regradings_open" ON "question_regradings" USING btree ("id") WHERE "question_regradings"."done_at" is null;--> statement-breakpoint
CREATE INDEX "contest_results_user" ON "contest_results" USING btree ("user_id");--> statement-breakpoint
INSERT INTO "contest_results" ("contest_id", "user_id", "questions_attended", "correct_answers")
SELECT "contest_id", "user_id", "questions_attended", "correct_answers" FROM "contest_scores";--> statement-breakpoint
INSERT INTO "board_scores" ("board", "period", "user_id", "score", "updated_at", "is_hidden")
SELECT 'contest', "contest_id"::text, "user_id", "score", "settled_at", NOT "is_active"
FROM "contest_scores" JOIN "users" ON "users"."id" = "user_id";--> statement-breakpoint
INSERT INTO "board_counts" ("board", "period", "grain", "span", "score", "slot", "players", "is_new")
SELECT "board", "period", 'slot', floor("score" / 8.0)::int, "score", floor(extract(epoch FROM "updated_at") / 600)::int,
  count(*), false
FROM "board_scores" WHERE "board" = 'contest' AND NOT "is_hidden"
GROUP BY 1, 2, 4, 5, 6;--> statement-breakpoint
INSERT INTO "board_counts" ("board", "period", "grain", "span", "score", "slot", "players", "is_new")
SELECT "board", "period", 'span', "span", 0, 0, sum("players"), false
FROM "board_counts" WHERE "board" = 'contest'
GROUP BY 1, 2, 4;--> statement-breakpoint
-- A match is settled by the answers that its questions had when they were drawn; those that are played now get them.
UPDATE "battle_matches" SET "questions" = (
  SELECT jsonb_agg(drawn.value || jsonb_build_object('answer',
    chr(96 + position("questions"."answer" IN drawn.value ->> 'order'))) ORDER BY drawn.ordinality)
  FROM jsonb_array_elements("battle_matches"."questions") WITH ORDINALITY drawn
  JOIN "questions" ON "questions"."id" = (drawn.value ->> 'questionId')::bigint)
WHERE "state" = 'open' AND "questions" <> '[]';--> statement-breakpoint
DROP TABLE "contest_scores" CASCADE;
