import type { QuestionId } from '@quiz-arena/contract/ids';
import type { Database } from '../../db/database.ts';
import type { Player } from '../../http/handler.ts';
import { raiseNotice } from '../operators/operator-notices.ts';
import { type Exam, type ExamViolation, insertViolations } from './repository.ts';

/** What a client tells of the rules of an exam. */
export interface BrokenRules {
  /** The player was away for longer than is allowed. */
  readonly hasLeft: boolean;
  /** Questions of which a picture was taken. */
  readonly captured: readonly QuestionId[];
}

/** Writes down which rules a player broke in an exam, and tells the examinator: of each kind once. */
export async function reportViolations(
  db: Database,
  exam: Exam,
  { id: userId, name }: Pick<Player, 'id' | 'name'>,
  { hasLeft, captured }: BrokenRules,
  at: Date,
): Promise<void> {
  const of = { examId: exam.id, userId, reportedAt: at };
  const violations: ExamViolation[] = [
    ...(hasLeft ? [{ ...of, kind: 'left' as const, questionIds: [] }] : []),
    ...(captured.length > 0 ? [{ ...of, kind: 'captured' as const, questionIds: [...captured] }] : []),
  ];
  if (violations.length === 0) return;
  await db.transaction(async (tx) => {
    for (const { kind, questionIds } of await insertViolations(tx, violations)) {
      const deed =
        kind === 'left' ? 'was away for too long' : `took pictures of ${questionIds.length} question(s)`;
      const notice = {
        kind: 'exam-rules-broken' as const,
        message: `${name} ${deed} in the exam "${exam.title}".`,
        about: { exam_id: exam.id, user_id: userId, kind },
      };
      await raiseNotice(tx, notice, at);
    }
  });
}
