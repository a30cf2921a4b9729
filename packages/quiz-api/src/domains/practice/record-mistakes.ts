import type { QuestionId, UserId } from '@quiz-arena/contract/ids';
import { answerMistake } from '@quiz-arena/quiz-rules/mistake-schedule';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { playerMistakes } from '../../db/schema/practice.ts';

interface Answered {
  readonly questionId: QuestionId;
  readonly end: 'answered' | 'skipped' | 'missed' | null;
  readonly isCorrect: boolean;
}

/**
 * Takes the questions of a settled attempt into My Mistakes, moves them on in it, or out of it. Skipped questions
 * and those never reached say nothing about the player.
 */
export async function recordMistakes(
  tx: Transaction,
  { userId, questions, at }: { userId: UserId; questions: readonly Answered[]; at: Date },
): Promise<void> {
  const told = questions.filter(({ end }) => end === 'answered' || end === 'missed');
  if (told.length === 0) return;
  const ids = told.map(({ questionId }) => questionId);
  const rows = await tx
    .select()
    .from(playerMistakes)
    .where(and(eq(playerMistakes.userId, userId), inArray(playerMistakes.questionId, ids)));
  const before = new Map(rows.map((row) => [row.questionId, row]));
  const now = at.getTime();
  const changed: (typeof playerMistakes.$inferInsert)[] = [];
  const learnt: QuestionId[] = [];
  for (const { questionId, isCorrect } of told) {
    const row = before.get(questionId);
    const mistake = row === undefined ? null : { step: row.step, dueAt: row.dueAt.getTime() };
    const after = answerMistake(mistake, isCorrect, now);
    if (after !== null) changed.push({ userId, questionId, step: after.step, dueAt: new Date(after.dueAt) });
    else if (row !== undefined) learnt.push(questionId);
  }
  await save(tx, userId, { changed, learnt });
}

async function save(
  tx: Transaction,
  userId: UserId,
  { changed, learnt }: { changed: (typeof playerMistakes.$inferInsert)[]; learnt: QuestionId[] },
): Promise<void> {
  if (changed.length > 0) {
    await tx
      .insert(playerMistakes)
      .values(changed)
      .onConflictDoUpdate({
        target: [playerMistakes.userId, playerMistakes.questionId],
        set: { step: sql`excluded.step`, dueAt: sql`excluded.due_at` },
      });
  }
  if (learnt.length > 0) {
    await tx
      .delete(playerMistakes)
      .where(and(eq(playerMistakes.userId, userId), inArray(playerMistakes.questionId, learnt)));
  }
}
