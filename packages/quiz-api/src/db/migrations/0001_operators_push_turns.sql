CREATE TABLE "identity_removals" (
	"firebase_id" text PRIMARY KEY NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operator_notices" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"message" text NOT NULL,
	"about" jsonb NOT NULL,
	"raised_at" timestamp (3) with time zone NOT NULL,
	"done_at" timestamp (3) with time zone
);
--> statement-breakpoint
DROP INDEX "contests_turn";--> statement-breakpoint
DROP INDEX "exams_turn";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "following_fcm_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "fun_texts" ADD COLUMN "source" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "fun_texts" ADD COLUMN "licence" text DEFAULT 'own' NOT NULL;--> statement-breakpoint
ALTER TABLE "fun_texts" ADD COLUMN "edited_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "difficulty" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "source" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "licence" text DEFAULT 'own' NOT NULL;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "edited_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "contests" ADD COLUMN "turn_day" date;--> statement-breakpoint
ALTER TABLE "exams" ADD COLUMN "turn_day" date;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "push_state" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "operator_acts" ADD COLUMN "once_key" text;--> statement-breakpoint
ALTER TABLE "operator_acts" ADD COLUMN "answer" jsonb;--> statement-breakpoint
CREATE INDEX "identity_removals_due" ON "identity_removals" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "operator_notices_open" ON "operator_notices" USING btree ("id") WHERE "operator_notices"."done_at" is null;--> statement-breakpoint
CREATE INDEX "users_web_fcm_id" ON "users" USING btree ("web_fcm_id") WHERE "users"."web_fcm_id" <> '';--> statement-breakpoint
CREATE INDEX "users_not_following" ON "users" USING btree ("id") WHERE "users"."web_fcm_id" <> "users"."following_fcm_id";--> statement-breakpoint
CREATE INDEX "notifications_due" ON "notifications" USING btree ("id") WHERE "notifications"."push_state" = 'due';--> statement-breakpoint
CREATE UNIQUE INDEX "operator_acts_once" ON "operator_acts" USING btree ("once_key");--> statement-breakpoint
UPDATE "contests" SET "turn_day" = ("starts_at" AT TIME ZONE coalesce((SELECT "value" FROM "settings" WHERE "key" = 'system_timezone'), 'Asia/Kolkata'))::date
WHERE "id" IN (
	SELECT min("id") FROM "contests" WHERE "template_key" IS NOT NULL
	GROUP BY "template_key", ("starts_at" AT TIME ZONE coalesce((SELECT "value" FROM "settings" WHERE "key" = 'system_timezone'), 'Asia/Kolkata'))::date
);--> statement-breakpoint
UPDATE "exams" SET "turn_day" = ("starts_at" AT TIME ZONE coalesce((SELECT "value" FROM "settings" WHERE "key" = 'system_timezone'), 'Asia/Kolkata'))::date
WHERE "id" IN (
	SELECT min("id") FROM "exams" WHERE "template_key" IS NOT NULL
	GROUP BY "template_key", ("starts_at" AT TIME ZONE coalesce((SELECT "value" FROM "settings" WHERE "key" = 'system_timezone'), 'Asia/Kolkata'))::date
);--> statement-breakpoint
CREATE UNIQUE INDEX "contests_turn" ON "contests" USING btree ("template_key","turn_day");--> statement-breakpoint
CREATE UNIQUE INDEX "exams_turn" ON "exams" USING btree ("template_key","turn_day");