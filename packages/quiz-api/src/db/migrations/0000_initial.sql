CREATE TABLE "deleted_identities" (
	"identity_hash" text PRIMARY KEY NOT NULL,
	"deleted_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "revocations" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"reason" text NOT NULL,
	"valid_token_hash" text NOT NULL,
	"revoked_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"firebase_id" text NOT NULL,
	"sign_in_type" text NOT NULL,
	"name" text NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"mobile" text DEFAULT '' NOT NULL,
	"profile_image" text DEFAULT '' NOT NULL,
	"fcm_id" text DEFAULT '' NOT NULL,
	"web_fcm_id" text DEFAULT '' NOT NULL,
	"app_language" text DEFAULT '' NOT NULL,
	"web_language" text DEFAULT '' NOT NULL,
	"refer_code" text NOT NULL,
	"friends_code" text DEFAULT '' NOT NULL,
	"token_id" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"registered_at" timestamp (3) with time zone NOT NULL,
	"last_seen_day" date,
	"streak_days" integer DEFAULT 0 NOT NULL,
	"rating" double precision DEFAULT 1500 NOT NULL,
	"rating_deviation" double precision DEFAULT 350 NOT NULL,
	"rating_volatility" double precision DEFAULT 0.06 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "attempts" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"quiz_type" text NOT NULL,
	"place" text NOT NULL,
	"language_id" text NOT NULL,
	"category_id" bigint,
	"subcategory_id" bigint,
	"level" integer DEFAULT 0 NOT NULL,
	"run" jsonb NOT NULL,
	"is_open" boolean DEFAULT true NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone,
	"result" jsonb,
	"reviewed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "level_score_days" (
	"user_id" bigint NOT NULL,
	"category_id" bigint NOT NULL,
	"subcategory_id" bigint NOT NULL,
	"level" integer NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "level_score_days_user_id_category_id_subcategory_id_level_pk" PRIMARY KEY("user_id","category_id","subcategory_id","level")
);
--> statement-breakpoint
CREATE TABLE "revealed_answers" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"answers" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seen_questions" (
	"user_id" bigint NOT NULL,
	"question_id" bigint NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "seen_questions_user_id_question_id_pk" PRIMARY KEY("user_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "player_badges" (
	"user_id" bigint NOT NULL,
	"badge" text NOT NULL,
	"progress" integer DEFAULT 0 NOT NULL,
	"progress_day" date,
	"unlocked_at" timestamp (3) with time zone,
	"claimed_at" timestamp (3) with time zone,
	CONSTRAINT "player_badges_user_id_badge_pk" PRIMARY KEY("user_id","badge")
);
--> statement-breakpoint
CREATE TABLE "battle_matches" (
	"match_id" text PRIMARY KEY NOT NULL,
	"language_id" text NOT NULL,
	"category_id" bigint,
	"entry_coin" integer NOT NULL,
	"quiz_type" text NOT NULL,
	"questions" jsonb NOT NULL,
	"state" text NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"renewed_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"receipt_digest" text,
	"result" jsonb
);
--> statement-breakpoint
CREATE TABLE "battle_results" (
	"match_id" text NOT NULL,
	"user_id" bigint NOT NULL,
	"opponent_id" bigint,
	"outcome" text NOT NULL,
	"ended_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "battle_results_user_id_match_id_pk" PRIMARY KEY("user_id","match_id")
);
--> statement-breakpoint
CREATE TABLE "battle_tallies" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"won" integer DEFAULT 0 NOT NULL,
	"drawn" integer DEFAULT 0 NOT NULL,
	"lost" integer DEFAULT 0 NOT NULL,
	"random_wins_in_row" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "friend_battle_days" (
	"first_user_id" bigint NOT NULL,
	"second_user_id" bigint NOT NULL,
	"day" date NOT NULL,
	"battles" integer NOT NULL,
	CONSTRAINT "friend_battle_days_first_user_id_second_user_id_pk" PRIMARY KEY("first_user_id","second_user_id")
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"content_key" text NOT NULL,
	"language_id" text NOT NULL,
	"kind" smallint NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"image" text DEFAULT '' NOT NULL,
	"row_order" integer DEFAULT 0 NOT NULL,
	"price" integer DEFAULT 0 NOT NULL,
	"is_retired" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "fun_texts" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"content_key" text NOT NULL,
	"category_id" bigint NOT NULL,
	"subcategory_id" bigint,
	"language_id" text NOT NULL,
	"title" text NOT NULL,
	"detail" text NOT NULL,
	"content_type" smallint DEFAULT 0 NOT NULL,
	"content_data" text DEFAULT '' NOT NULL,
	"is_retired" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "levels" (
	"category_id" bigint NOT NULL,
	"subcategory_id" bigint NOT NULL,
	"level" integer NOT NULL,
	"question_count" integer NOT NULL,
	CONSTRAINT "levels_category_id_subcategory_id_level_pk" PRIMARY KEY("category_id","subcategory_id","level")
);
--> statement-breakpoint
CREATE TABLE "loaded_content" (
	"name" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"loaded_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "player_levels" (
	"user_id" bigint NOT NULL,
	"category_id" bigint NOT NULL,
	"subcategory_id" bigint NOT NULL,
	"level" integer NOT NULL,
	CONSTRAINT "player_levels_user_id_category_id_subcategory_id_pk" PRIMARY KEY("user_id","category_id","subcategory_id")
);
--> statement-breakpoint
CREATE TABLE "questions" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"content_key" text NOT NULL,
	"category_id" bigint NOT NULL,
	"subcategory_id" bigint,
	"language_id" text NOT NULL,
	"kind" smallint NOT NULL,
	"level" integer NOT NULL,
	"question_type" smallint NOT NULL,
	"text_id" bigint,
	"question" text NOT NULL,
	"image" text DEFAULT '' NOT NULL,
	"audio" text DEFAULT '' NOT NULL,
	"clip_ms" integer DEFAULT 0 NOT NULL,
	"options" jsonb NOT NULL,
	"answer" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"is_retired" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subcategories" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"content_key" text NOT NULL,
	"category_id" bigint NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"image" text DEFAULT '' NOT NULL,
	"row_order" integer DEFAULT 0 NOT NULL,
	"is_retired" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "unlocked_categories" (
	"user_id" bigint NOT NULL,
	"category_id" bigint NOT NULL,
	"unlocked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "unlocked_categories_user_id_category_id_pk" PRIMARY KEY("user_id","category_id")
);
--> statement-breakpoint
CREATE TABLE "contest_scores" (
	"contest_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"score" integer NOT NULL,
	"questions_attended" integer NOT NULL,
	"correct_answers" integer NOT NULL,
	"settled_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "contest_scores_contest_id_user_id_pk" PRIMARY KEY("contest_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "contests" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"language_id" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"image" text DEFAULT '' NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"entry" integer NOT NULL,
	"prizes" jsonb NOT NULL,
	"question_ids" jsonb NOT NULL,
	"template_key" text,
	"closed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "daily_quizzes" (
	"day" date NOT NULL,
	"language_id" text NOT NULL,
	"question_ids" jsonb NOT NULL,
	CONSTRAINT "daily_quizzes_day_language_id_pk" PRIMARY KEY("day","language_id")
);
--> statement-breakpoint
CREATE TABLE "exam_key_tries" (
	"exam_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"tries" integer NOT NULL,
	CONSTRAINT "exam_key_tries_user_id_exam_id_pk" PRIMARY KEY("user_id","exam_id")
);
--> statement-breakpoint
CREATE TABLE "exam_results" (
	"exam_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"obtained_marks" integer NOT NULL,
	"total_marks" integer NOT NULL,
	"duration_seconds" integer NOT NULL,
	"groups" jsonb NOT NULL,
	"completed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "exam_results_user_id_exam_id_pk" PRIMARY KEY("user_id","exam_id")
);
--> statement-breakpoint
CREATE TABLE "exam_violations" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"exam_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"question_ids" jsonb NOT NULL,
	"reported_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exams" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"language_id" text NOT NULL,
	"title" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"duration_minutes" integer NOT NULL,
	"exam_key" text NOT NULL,
	"answer_again" boolean NOT NULL,
	"questions" jsonb NOT NULL,
	"template_key" text
);
--> statement-breakpoint
CREATE TABLE "board_counts" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"board" text NOT NULL,
	"period" text NOT NULL,
	"span" integer NOT NULL,
	"players" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "board_scores" (
	"board" text NOT NULL,
	"period" text NOT NULL,
	"user_id" bigint NOT NULL,
	"score" integer NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"is_hidden" boolean DEFAULT false NOT NULL,
	CONSTRAINT "board_scores_board_period_user_id_pk" PRIMARY KEY("board","period","user_id")
);
--> statement-breakpoint
CREATE TABLE "coin_holds" (
	"purpose" text NOT NULL,
	"reference" text NOT NULL,
	"user_id" bigint NOT NULL,
	"bonus" integer NOT NULL,
	"earned" integer NOT NULL,
	"state" text NOT NULL,
	"held_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "coin_holds_purpose_reference_user_id_pk" PRIMARY KEY("purpose","reference","user_id")
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"account_kind" text NOT NULL,
	"account_id" text NOT NULL,
	"transaction_id" bigint NOT NULL,
	"bonus" bigint NOT NULL,
	"earned" bigint NOT NULL,
	CONSTRAINT "ledger_entries_account_kind_account_id_transaction_id_pk" PRIMARY KEY("account_kind","account_id","transaction_id"),
	CONSTRAINT "ledger_entries_move_something" CHECK ("ledger_entries"."bonus" <> 0 or "ledger_entries"."earned" <> 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_transactions" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"idempotency_key" text NOT NULL,
	"title" text NOT NULL,
	"digest" text NOT NULL,
	"posted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ledger_transactions_idempotencyKey_unique" UNIQUE("idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "player_balances" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"bonus" bigint DEFAULT 0 NOT NULL,
	"earned" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "player_balances_never_below_zero" CHECK ("player_balances"."bonus" >= 0 and "player_balances"."earned" >= 0)
);
--> statement-breakpoint
CREATE TABLE "notification_recipients" (
	"user_id" bigint NOT NULL,
	"notification_id" bigint NOT NULL,
	CONSTRAINT "notification_recipients_user_id_notification_id_pk" PRIMARY KEY("user_id","notification_id")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"message" text NOT NULL,
	"audience" text NOT NULL,
	"type" text NOT NULL,
	"type_id" text DEFAULT '' NOT NULL,
	"image" text DEFAULT '' NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operator_acts" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"command" text NOT NULL,
	"given" jsonb NOT NULL,
	"outcome" text NOT NULL,
	"acted_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bookmarks" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"question_id" bigint NOT NULL,
	"marked_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "player_mistakes" (
	"user_id" bigint NOT NULL,
	"question_id" bigint NOT NULL,
	"step" smallint NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "player_mistakes_user_id_question_id_pk" PRIMARY KEY("user_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "question_reports" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"question_id" bigint NOT NULL,
	"message" text NOT NULL,
	"reported_at" timestamp (3) with time zone NOT NULL,
	"resolved_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "player_statistics" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"questions_answered" integer DEFAULT 0 NOT NULL,
	"correct_answers" integer DEFAULT 0 NOT NULL,
	"strong_category_id" bigint,
	"strong_ratio" integer DEFAULT 0 NOT NULL,
	"weak_category_id" bigint,
	"weak_ratio" integer DEFAULT 0 NOT NULL,
	"best_position" integer DEFAULT 0 NOT NULL,
	"first_finished_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_requests" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"method" text NOT NULL,
	"address" text NOT NULL,
	"amount" text NOT NULL,
	"coins" integer NOT NULL,
	"details" text NOT NULL,
	"state" text NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "level_score_days" ADD CONSTRAINT "level_score_days_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "revealed_answers" ADD CONSTRAINT "revealed_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seen_questions" ADD CONSTRAINT "seen_questions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_badges" ADD CONSTRAINT "player_badges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "battle_results" ADD CONSTRAINT "battle_results_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "battle_results" ADD CONSTRAINT "battle_results_opponent_id_users_id_fk" FOREIGN KEY ("opponent_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "battle_tallies" ADD CONSTRAINT "battle_tallies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "friend_battle_days" ADD CONSTRAINT "friend_battle_days_first_user_id_users_id_fk" FOREIGN KEY ("first_user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "friend_battle_days" ADD CONSTRAINT "friend_battle_days_second_user_id_users_id_fk" FOREIGN KEY ("second_user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fun_texts" ADD CONSTRAINT "fun_texts_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fun_texts" ADD CONSTRAINT "fun_texts_subcategory_id_subcategories_id_fk" FOREIGN KEY ("subcategory_id") REFERENCES "public"."subcategories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "levels" ADD CONSTRAINT "levels_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_levels" ADD CONSTRAINT "player_levels_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_subcategory_id_subcategories_id_fk" FOREIGN KEY ("subcategory_id") REFERENCES "public"."subcategories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_text_id_fun_texts_id_fk" FOREIGN KEY ("text_id") REFERENCES "public"."fun_texts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subcategories" ADD CONSTRAINT "subcategories_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unlocked_categories" ADD CONSTRAINT "unlocked_categories_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unlocked_categories" ADD CONSTRAINT "unlocked_categories_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_scores" ADD CONSTRAINT "contest_scores_contest_id_contests_id_fk" FOREIGN KEY ("contest_id") REFERENCES "public"."contests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_scores" ADD CONSTRAINT "contest_scores_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_key_tries" ADD CONSTRAINT "exam_key_tries_exam_id_exams_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_key_tries" ADD CONSTRAINT "exam_key_tries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_results" ADD CONSTRAINT "exam_results_exam_id_exams_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_results" ADD CONSTRAINT "exam_results_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_violations" ADD CONSTRAINT "exam_violations_exam_id_exams_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_violations" ADD CONSTRAINT "exam_violations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_scores" ADD CONSTRAINT "board_scores_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_transaction_id_ledger_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_recipients" ADD CONSTRAINT "notification_recipients_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_recipients" ADD CONSTRAINT "notification_recipients_notification_id_notifications_id_fk" FOREIGN KEY ("notification_id") REFERENCES "public"."notifications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookmarks" ADD CONSTRAINT "bookmarks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookmarks" ADD CONSTRAINT "bookmarks_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_mistakes" ADD CONSTRAINT "player_mistakes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_mistakes" ADD CONSTRAINT "player_mistakes_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_reports" ADD CONSTRAINT "question_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_reports" ADD CONSTRAINT "question_reports_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_statistics" ADD CONSTRAINT "player_statistics_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_requests" ADD CONSTRAINT "payment_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "users_firebase_id" ON "users" USING btree ("firebase_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_refer_code" ON "users" USING btree ("refer_code");--> statement-breakpoint
CREATE INDEX "users_email" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "attempts_one_open" ON "attempts" USING btree ("user_id","quiz_type") WHERE "attempts"."is_open";--> statement-breakpoint
CREATE INDEX "attempts_expiring" ON "attempts" USING btree ("expires_at") WHERE "attempts"."is_open";--> statement-breakpoint
CREATE UNIQUE INDEX "attempts_once" ON "attempts" USING btree ("user_id","quiz_type","place") WHERE "attempts"."quiz_type" in ('1.1', 'contest', 'exam');--> statement-breakpoint
CREATE INDEX "attempts_newest" ON "attempts" USING btree ("user_id","quiz_type","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "battle_matches_open" ON "battle_matches" USING btree ("renewed_at") WHERE "battle_matches"."state" = 'open';--> statement-breakpoint
CREATE INDEX "battle_results_newest" ON "battle_results" USING btree ("user_id","ended_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "battle_results_opponent" ON "battle_results" USING btree ("opponent_id");--> statement-breakpoint
CREATE INDEX "friend_battle_days_second" ON "friend_battle_days" USING btree ("second_user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "categories_content_key" ON "categories" USING btree ("content_key");--> statement-breakpoint
CREATE UNIQUE INDEX "categories_slug" ON "categories" USING btree ("language_id","kind","slug") WHERE not "categories"."is_retired";--> statement-breakpoint
CREATE UNIQUE INDEX "fun_texts_content_key" ON "fun_texts" USING btree ("content_key");--> statement-breakpoint
CREATE INDEX "fun_texts_place" ON "fun_texts" USING btree ("category_id","subcategory_id");--> statement-breakpoint
CREATE UNIQUE INDEX "questions_content_key" ON "questions" USING btree ("content_key");--> statement-breakpoint
CREATE INDEX "questions_place" ON "questions" USING btree ("category_id","subcategory_id","level");--> statement-breakpoint
CREATE INDEX "questions_language" ON "questions" USING btree ("language_id","kind");--> statement-breakpoint
CREATE INDEX "questions_text" ON "questions" USING btree ("text_id") WHERE "questions"."text_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "subcategories_content_key" ON "subcategories" USING btree ("content_key");--> statement-breakpoint
CREATE UNIQUE INDEX "subcategories_slug" ON "subcategories" USING btree ("category_id","slug") WHERE not "subcategories"."is_retired";--> statement-breakpoint
CREATE INDEX "contest_scores_rank" ON "contest_scores" USING btree ("contest_id","score" DESC NULLS FIRST,"settled_at","user_id");--> statement-breakpoint
CREATE INDEX "contest_scores_user" ON "contest_scores" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "contests_turn" ON "contests" USING btree ("template_key","starts_at");--> statement-breakpoint
CREATE INDEX "contests_newest" ON "contests" USING btree ("language_id","starts_at");--> statement-breakpoint
CREATE INDEX "contests_unpaid" ON "contests" USING btree ("ends_at") WHERE "contests"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "exam_results_exam" ON "exam_results" USING btree ("exam_id");--> statement-breakpoint
CREATE UNIQUE INDEX "exam_violations_once" ON "exam_violations" USING btree ("exam_id","user_id","kind");--> statement-breakpoint
CREATE INDEX "exam_violations_user" ON "exam_violations" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "exams_turn" ON "exams" USING btree ("template_key","starts_at");--> statement-breakpoint
CREATE INDEX "exams_newest" ON "exams" USING btree ("language_id","starts_at");--> statement-breakpoint
CREATE INDEX "exams_ending" ON "exams" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "board_counts_span" ON "board_counts" USING btree ("board","period","span","players");--> statement-breakpoint
CREATE INDEX "board_scores_rank" ON "board_scores" USING btree ("board","period","is_hidden","score" DESC NULLS FIRST,"updated_at","user_id");--> statement-breakpoint
CREATE INDEX "board_scores_user" ON "board_scores" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "coin_holds_one_open_match" ON "coin_holds" USING btree ("user_id") WHERE "coin_holds"."purpose" = 'match' and "coin_holds"."state" = 'held';--> statement-breakpoint
CREATE INDEX "coin_holds_open" ON "coin_holds" USING btree ("purpose","reference") WHERE "coin_holds"."state" = 'held';--> statement-breakpoint
CREATE INDEX "ledger_entries_transaction" ON "ledger_entries" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "notifications_newest" ON "notifications" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "operator_acts_newest" ON "operator_acts" USING btree ("acted_at");--> statement-breakpoint
CREATE UNIQUE INDEX "bookmarks_once" ON "bookmarks" USING btree ("user_id","question_id");--> statement-breakpoint
CREATE INDEX "player_mistakes_due" ON "player_mistakes" USING btree ("user_id","due_at");--> statement-breakpoint
CREATE UNIQUE INDEX "question_reports_once" ON "question_reports" USING btree ("user_id","question_id");--> statement-breakpoint
CREATE INDEX "question_reports_open" ON "question_reports" USING btree ("reported_at") WHERE "question_reports"."resolved_at" is null;--> statement-breakpoint
CREATE INDEX "payment_requests_newest" ON "payment_requests" USING btree ("user_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "payment_requests_state" ON "payment_requests" USING btree ("state","id");