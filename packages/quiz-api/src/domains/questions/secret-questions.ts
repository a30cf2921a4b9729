import type { QuestionId } from '@quiz-arena/contract/ids';
import type { Settings } from '@quiz-arena/contract/settings';
import { dayIn } from '@quiz-arena/quiz-rules/calendar-day';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';

/** Whoever begins an exam in its last second plays on for its duration; an answer may be this late. */
const EXAM_GRACE_SECONDS = 60;

/** No exam that ended before is still sat; lets the index leave them out. */
const LONGEST_EXAM_MS = 86_400_000;

/**
 * Questions whose right answer nobody is told now: those of running contests (until the prizes are paid), of running
 * exams, and, unless `isDailyTold`, of today's daily quiz.
 */
export async function listSecretQuestions(
  db: Queryable,
  { settings, now }: { settings: Settings; now: Date },
  { isDailyTold = false } = {},
): Promise<Set<QuestionId>> {
  const day = isDailyTold ? null : dayIn(settings.system_timezone, now);
  const at = now.toISOString();
  const oldest = new Date(now.getTime() - LONGEST_EXAM_MS).toISOString();
  const { rows } = await db.execute<{ id: QuestionId }>(sql`
    select jsonb_array_elements_text(question_ids) as id from daily_quizzes where day = ${day}
    union
    select jsonb_array_elements_text(question_ids) from contests where starts_at <= ${at} and closed_at is null
    union
    select question ->> 'questionId' from exams, jsonb_array_elements(questions) question
    where starts_at <= ${at} and ends_at > ${oldest}
      and ends_at + make_interval(mins => duration_minutes, secs => ${EXAM_GRACE_SECONDS}) > ${at}`);
  return new Set(rows.map(({ id }) => id));
}
